package p.far;

import io.rysy.annotations.Handler;

/** A handler that an interface of another package brings. */
public interface Greets {

    @Handler
    default String greet(StringBuilder name) {
        return "hello " + name;
    }
}
