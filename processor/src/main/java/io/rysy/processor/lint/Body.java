package io.rysy.processor.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;

/** What one piece of code does: a method, a constructor, the initialisers of a class, a lambda. */
final class Body {

    private final String owner;
    private final String name;
    private final Set<String> suppressed;
    private final List<Value> parameters = new ArrayList<>();
    private final List<Call> calls = new ArrayList<>();
    private final List<Send> sends = new ArrayList<>();
    private final List<Wait> waits = new ArrayList<>();
    private final List<Detour> detours = new ArrayList<>();
    private final List<Inner> inner = new ArrayList<>();

    Body(String owner, String name, Set<String> suppressed) {
        this.owner = owner;
        this.name = name;
        this.suppressed = suppressed;
    }

    /** The outermost class that it stands in. */
    String owner() {
        return owner;
    }

    /** Its name in messages. */
    String name() {
        return name;
    }

    /** The warnings that are suppressed in it. */
    Set<String> suppressed() {
        return suppressed;
    }

    List<Value> parameters() {
        return parameters;
    }

    List<Call> calls() {
        return calls;
    }

    List<Send> sends() {
        return sends;
    }

    List<Wait> waits() {
        return waits;
    }

    List<Detour> detours() {
        return detours;
    }

    List<Inner> inner() {
        return inner;
    }

    /**
     * A call of a method.
     *
     * @param callee the method
     * @param exact  whether no other method can run in its place
     * @param site   the call
     */
    record Call(ExecutableElement callee, boolean exact, Site site) {
    }

    /**
     * A call of a stub's operation.
     *
     * @param form   the form
     * @param to     the handler that it reaches
     * @param policy the cycle policy that the call names itself, or null
     * @param site   the call
     */
    record Send(Form form, Turn to, Policy policy, Site site) {
    }

    /**
     * A call that means a handler which has no operation of its form.
     *
     * @param form   the form
     * @param meant  the handler that the message is for
     * @param taken  the handler that the call reaches in its place, or null where it does not compile
     * @param site   the call
     */
    record Detour(Form form, Turn meant, Turn taken, Site site) {
    }

    /**
     * A call that blocks its thread.
     *
     * @param what the method, in words
     * @param site the call
     */
    record Wait(String what, Site site) {
    }

    /**
     * A lambda or method reference.
     *
     * @param body  what it does
     * @param value the object that it is
     */
    record Inner(Body body, Value value) {
    }

    /** A cycle policy named in a call. */
    enum Policy {

        /** One actor may not be entered twice. */
        CONSERVATIVE,

        /** One handler of one actor may not be entered twice. */
        PERMISSIVE
    }
}
