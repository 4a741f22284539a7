package p.far;

import io.rysy.annotations.Handler;
import io.rysy.annotations.OnStart;

/** Hidden in its package; its public methods are not, where a public class inherits them. */
abstract class Hidden {
    public String started = "";

    @OnStart
    public void start() {
        started = "started";
    }

    @Handler
    public String hidden(Short message) {
        return "hidden " + message;
    }
}
