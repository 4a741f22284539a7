package io.rysy.processor.lint;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;

/**
 * Synchronous calls that come back. On one thread, a call that comes back to an actor which is still running fails;
 * and where actors of several groups call each other in a ring, through whichever handlers, threads can wait for each
 * other.
 */
final class CycleCheck implements Check {

    private static final String CYCLE = "possible-cycle";
    private static final String DEADLOCK = "possible-deadlock";

    private final Actors actors;
    private final Set<Edge> red = new HashSet<>();

    CycleCheck(Actors actors) {
        this.actors = actors;
    }

    /** The calls in what was found, for who draws them. */
    Set<Edge> red() {
        return red;
    }

    @Override
    public void check(Program program, Findings findings) {
        final Edges edges = new Edges(program, actors);
        final Set<Set<TypeElement>> reported = new HashSet<>();
        for (Turn start : edges.turns()) {
            for (List<Edge> path : comingBack(start, edges)) {
                report(CYCLE, path, findings, reported,
                    "can come back to " + Labels.brief(start.actor()) + " while it runs: " + start + " -> "
                        + words(path) + ". The last of these calls throws CyclicInvocationException, and where the"
                        + " actors are of several groups, two threads can wait for each other. Make one of these"
                        + " calls asynchronous (send, or fastSendVoid)");
            }
        }
        final Map<TypeElement, List<Edge>> waiting = waiting(edges);
        for (Turn start : edges.turns()) {
            for (List<Edge> path : rings(start, waiting)) {
                report(DEADLOCK, path, findings, reported,
                    "is part of a ring of calls that wait: "
                        + path.stream().map(edge -> edge.from() + " -> " + edge).collect(Collectors.joining("; "))
                        + ". If these actors live in several groups, threads can wait for each other"
                        + " (DeadlockException). Put them into one group, make one of these calls asynchronous"
                        + " (send, or fastSendVoid)");
            }
        }
    }

    /** Reports a path at its first call in the code at hand; one without any was reported where its code is. */
    private void report(
        String tag, List<Edge> path, Findings findings, Set<Set<TypeElement>> reported, String text) {
        final Optional<Edge> shown = path.stream().filter(edge -> edge.site() != null).findFirst();
        if (shown.isEmpty() || !reported.add(actors(path))) {
            return;
        }
        final Set<String> suppressed = new HashSet<>();
        path.forEach(edge -> suppressed.addAll(edge.suppressed()));
        if (!suppressed.contains("rysy:" + tag)) {
            red.addAll(path);
        }
        findings.add(tag, shown.get().site(), suppressed, path.get(0).from() + " " + text
            + ", or say @SuppressWarnings(\"rysy:" + tag + "\") if that cannot happen.");
    }

    /** The shortest way back to the actor of a turn by each call that closes one, where a call in it can fail. */
    private static List<List<Edge>> comingBack(Turn start, Edges edges) {
        final List<List<Edge>> found = new ArrayList<>();
        final Map<Turn, List<Edge>> ways = new HashMap<>(Map.of(start, List.of()));
        final Deque<Turn> next = new ArrayDeque<>(List.of(start));
        while (!next.isEmpty()) {
            final Turn at = next.remove();
            for (Edge edge : edges.from(at)) {
                final List<Edge> way = new ArrayList<>(ways.get(at));
                way.add(edge);
                if (edge.to().actor().equals(start.actor()) && (edge.to() == start || !edge.permissive())) {
                    if (way.stream().anyMatch(each -> each.form().failsOnCycle())) {
                        found.add(way);
                    }
                } else if (ways.putIfAbsent(edge.to(), way) == null) {
                    next.add(edge.to());
                }
            }
        }
        return found;
    }

    private static Map<TypeElement, List<Edge>> waiting(Edges edges) {
        final Map<TypeElement, List<Edge>> byActor = new HashMap<>();
        for (Turn turn : edges.turns()) {
            for (Edge edge : edges.from(turn)) {
                if (edge.form().waits()) {
                    byActor.computeIfAbsent(turn.actor(), key -> new ArrayList<>()).add(edge);
                }
            }
        }
        return byActor;
    }

    /** The shortest rings of waiting calls from a turn back to its actor, whichever handlers they go through. */
    private static List<List<Edge>> rings(Turn start, Map<TypeElement, List<Edge>> byActor) {
        final List<List<Edge>> found = new ArrayList<>();
        final Map<TypeElement, List<Edge>> ways = new HashMap<>(Map.of(start.actor(), List.of()));
        final Deque<TypeElement> next = new ArrayDeque<>(List.of(start.actor()));
        while (!next.isEmpty()) {
            final TypeElement at = next.remove();
            for (Edge edge : byActor.getOrDefault(at, List.of())) {
                final List<Edge> way = new ArrayList<>(ways.get(at));
                if (!way.isEmpty() || edge.from() == start) {
                    way.add(edge);
                    if (edge.to().actor().equals(start.actor())) {
                        if (way.size() > 1) {
                            found.add(way);
                        }
                    } else if (ways.putIfAbsent(edge.to().actor(), way) == null) {
                        next.add(edge.to().actor());
                    }
                }
            }
        }
        return found;
    }

    private static Set<TypeElement> actors(List<Edge> path) {
        return path.stream().map(edge -> edge.from().actor()).collect(Collectors.toSet());
    }

    private static String words(List<Edge> path) {
        return path.stream().map(Edge::toString).collect(Collectors.joining(" -> "));
    }
}
