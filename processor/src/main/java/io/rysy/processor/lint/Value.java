package io.rysy.processor.lint;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;

/**
 * An object that a body has in its hands: a parameter, a local variable between two assignments, the result of a
 * call, a lambda. Where it can go from there is recorded here.
 */
final class Value {

    private final List<Value> flows = new ArrayList<>();
    private final List<Kept> kept = new ArrayList<>();
    private final List<Passed> passed = new ArrayList<>();
    private final List<Site> returned = new ArrayList<>();

    /** It is, or becomes part of, another value. */
    void flowsTo(Value other) {
        flows.add(other);
    }

    /** It is put where it outlives the body. */
    void keptIn(String where, Site site) {
        kept.add(new Kept(where, site));
    }

    /** It is an argument of a method of this compilation. */
    void passedTo(ExecutableElement callee, int index, Value result, Site site) {
        passed.add(new Passed(callee, index, result, site));
    }

    /** It is what the body returns. */
    void returned(Site site) {
        returned.add(site);
    }

    List<Value> flows() {
        return flows;
    }

    List<Kept> kept() {
        return kept;
    }

    List<Passed> passed() {
        return passed;
    }

    List<Site> returned() {
        return returned;
    }

    /**
     * A place that outlives the body.
     *
     * @param where the place, in words
     * @param site  where it is put there
     */
    record Kept(String where, Site site) {
    }

    /**
     * An argument.
     *
     * @param callee the method called
     * @param index  which parameter of it
     * @param result what the call returns
     * @param site   the call
     */
    record Passed(ExecutableElement callee, int index, Value result, Site site) {
    }
}
