package io.rysy.processor.lint;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** The code of a compilation, as far as the checks ask for it. */
final class Program {

    private final Actors actors;
    private final List<Body> code = new ArrayList<>();
    private final Map<ExecutableElement, Body> bodies = new HashMap<>();
    private final Map<TypeElement, Body> initialisers = new HashMap<>();
    private final Map<ExecutableElement, Set<ExecutableElement>> overriders = new HashMap<>();
    private final Map<Turn, Set<ExecutableElement>> doubles = new HashMap<>();
    private final Map<String, TypeElement> actorsByName = new TreeMap<>();
    private final Map<Turn, Reach> reached = new HashMap<>();
    private final Map<Value, Fate> fates = new HashMap<>();
    private final Set<Value> followed = new HashSet<>();

    Program(Actors actors) {
        this.actors = actors;
    }

    void addActor(TypeElement actor) {
        actors.turns(actor);
        actorsByName.put(actor.getQualifiedName().toString(), actor);
    }

    void addCode(Body body) {
        code.add(body);
    }

    void addMethod(ExecutableElement method, Body body) {
        bodies.put(method, body);
    }

    void addInitialisers(TypeElement type, Body body) {
        initialisers.put(type, body);
    }

    /** All the code there is, inside actors and outside. */
    List<Body> code() {
        return code;
    }

    void addOverrider(ExecutableElement overridden, ExecutableElement by) {
        overriders.computeIfAbsent(overridden, key -> new LinkedHashSet<>()).add(by);
    }

    /** Takes note that a method of a double stands for a handler. */
    void addDouble(Turn handler, ExecutableElement method) {
        doubles.computeIfAbsent(handler, key -> new LinkedHashSet<>()).add(method);
    }

    /** The actors of the compilation, by name. */
    List<TypeElement> actors() {
        return List.copyOf(actorsByName.values());
    }

    /** The hooks and handlers that have a body here: those of the actors, and those that a double stands in for. */
    List<Turn> turns() {
        final Set<Turn> all = new LinkedHashSet<>();
        actorsByName.values().forEach(actor -> all.addAll(actors.turns(actor)));
        doubles.keySet().stream().sorted((one, two) -> one.toString().compareTo(two.toString())).forEach(all::add);
        return List.copyOf(all);
    }

    /** The body of a method. */
    Body body(ExecutableElement method) {
        return bodies.get(method);
    }

    /** Forgets what was concluded, where more code came since. */
    void forgetWalks() {
        reached.clear();
        fates.clear();
    }

    /** All that a turn does, on its own thread and before it ends. */
    Reach reach(Turn turn) {
        Reach reach = reached.get(turn);
        if (reach == null) {
            reach = walk(turn);
            reached.put(turn, reach);
        }
        return reach;
    }

    private Reach walk(Turn turn) {
        final Reach reach = new Reach();
        final Deque<Visit> visits = new ArrayDeque<>();
        final Set<Body> seen = new HashSet<>();
        Stream.concat(Stream.of(turn.method()), doubles.getOrDefault(turn, Set.of()).stream())
            .map(bodies::get)
            .filter(body -> body != null && seen.add(body))
            .forEach(body -> visits.add(new Visit(body, List.of(), body.suppressed())));
        while (!visits.isEmpty()) {
            final Visit visit = visits.remove();
            reach.add(visit);
            for (Body.Call call : visit.body().calls()) {
                for (Body next : candidates(call)) {
                    if (seen.add(next)) {
                        visits.add(visit.into(next, next.name() + " (" + call.site() + ")"));
                    }
                }
            }
            for (Body.Inner inner : visit.body().inner()) {
                if (fate(inner.value()).isTemporary() && seen.add(inner.body())) {
                    visits.add(new Visit(inner.body(), visit.steps(), visit.suppressed()));
                }
            }
        }
        return reach;
    }

    private List<Body> candidates(Body.Call call) {
        final List<Body> found = new ArrayList<>();
        if (call.callee().getKind() == ElementKind.CONSTRUCTOR) {
            found.add(initialisers.get((TypeElement) call.callee().getEnclosingElement()));
        }
        found.add(bodies.get(call.callee()));
        if (!call.exact()) {
            overriders.getOrDefault(call.callee(), Set.of()).forEach(method -> found.add(bodies.get(method)));
        }
        found.removeIf(body -> body == null);
        return found;
    }

    /** Where a value can end up. */
    Fate fate(Value value) {
        final Fate known = fates.get(value);
        if (known != null) {
            return known;
        }
        if (!followed.add(value)) {
            return new Fate();
        }
        final Fate fate = follow(value);
        followed.remove(value);
        fates.put(value, fate);
        return fate;
    }

    private Fate follow(Value start) {
        final Fate fate = new Fate();
        final Set<Value> seen = new HashSet<>(Set.of(start));
        final Deque<Value> values = new ArrayDeque<>(seen);
        while (!values.isEmpty()) {
            final Value value = values.remove();
            value.kept().forEach(kept -> fate.add(kept, ""));
            value.returned().forEach(fate::returned);
            final List<Value> next = new ArrayList<>(value.flows());
            for (Value.Passed passed : value.passed()) {
                if (follow(passed, fate)) {
                    next.add(passed.result());
                }
            }
            next.stream().filter(seen::add).forEach(values::add);
        }
        return fate;
    }

    /** Follows an argument into the methods called, and tells whether one of them returns it. */
    private boolean follow(Value.Passed passed, Fate fate) {
        boolean comesBack = false;
        final Set<ExecutableElement> callees = new LinkedHashSet<>(Set.of(passed.callee()));
        callees.addAll(overriders.getOrDefault(passed.callee(), Set.of()));
        for (ExecutableElement callee : callees) {
            final Body body = bodies.get(callee);
            if (body != null && passed.index() < body.parameters().size()) {
                final Fate inside = fate(body.parameters().get(passed.index()));
                inside.keeps().forEach((kept, by) -> fate.add(kept, by.isEmpty() ? body.name() : by));
                comesBack |= !inside.returns().isEmpty();
            }
        }
        return comesBack;
    }

    /** What a walk comes to. */
    static final class Reach {

        private final List<Found<Body.Send>> sends = new ArrayList<>();
        private final List<Found<Body.Wait>> waits = new ArrayList<>();
        private final Set<Body> bodies = new HashSet<>();

        private void add(Visit visit) {
            bodies.add(visit.body());
            visit.body().sends().forEach(send -> sends.add(new Found<>(send, visit)));
            visit.body().waits().forEach(wait -> waits.add(new Found<>(wait, visit)));
        }

        List<Found<Body.Send>> sends() {
            return sends;
        }

        List<Found<Body.Wait>> waits() {
            return waits;
        }

        Set<Body> bodies() {
            return bodies;
        }
    }

    /**
     * Something found on a walk.
     *
     * @param what  what it is
     * @param visit the body that it stands in, and the way there
     */
    record Found<T>(T what, Visit visit) {
    }

    /**
     * A body reached on a walk.
     *
     * @param body       the body
     * @param steps      the calls that lead there
     * @param suppressed the warnings suppressed there, or on the way
     */
    record Visit(Body body, List<String> steps, Set<String> suppressed) {

        private Visit into(Body next, String step) {
            final List<String> further = new ArrayList<>(steps);
            further.add(step);
            final Set<String> more = new HashSet<>(suppressed);
            more.addAll(next.suppressed());
            return new Visit(next, List.copyOf(further), Set.copyOf(more));
        }
    }

    /** Where a value can end up. */
    static final class Fate {

        private final Map<Value.Kept, String> keeps = new LinkedHashMap<>();
        private final List<Site> returns = new ArrayList<>();

        private void add(Value.Kept kept, String by) {
            keeps.putIfAbsent(kept, by);
        }

        private void returned(Site site) {
            returns.add(site);
        }

        /** The places that outlive the body, each with the method that puts it there, empty for the body itself. */
        Map<Value.Kept, String> keeps() {
            return keeps;
        }

        /** Where the body returns it. */
        List<Site> returns() {
            return returns;
        }

        /** Whether it is gone when the body ends. */
        boolean isTemporary() {
            return keeps.isEmpty() && returns.isEmpty();
        }
    }
}
