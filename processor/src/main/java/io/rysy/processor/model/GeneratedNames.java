package io.rysy.processor.model;

import com.palantir.javapoet.ClassName;

/** The names of what is generated: {@code X} gives {@code XRef}, a nested {@code Outer.X} gives {@code Outer_XRef}. */
public final class GeneratedNames {

    private GeneratedNames() {
    }

    /**
     * The stub of an actor.
     *
     * @param actor the actor's class
     * @return the name of its stub
     */
    public static ClassName ref(ClassName actor) {
        return named(actor, "Ref");
    }

    /**
     * The dispatcher of an actor.
     *
     * @param actor the actor's class
     * @return the name of its cell
     */
    public static ClassName cell(ClassName actor) {
        return named(actor, "Cell");
    }

    /**
     * The pool of a message.
     *
     * @param message the message's class
     * @return the name of its pool
     */
    public static ClassName pool(ClassName message) {
        return named(message, "Pool");
    }

    private static ClassName named(ClassName owner, String suffix) {
        return ClassName.get(owner.packageName(), String.join("_", owner.simpleNames()) + suffix);
    }
}
