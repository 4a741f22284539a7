package io.rysy.processor.lint;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The synchronous calls between handlers: those in the code at hand, and those on record of other modules. */
final class Edges {

    private final Map<Turn, List<Edge>> byTurn = new LinkedHashMap<>();

    Edges(Program program, Actors actors) {
        for (Turn turn : program.turns()) {
            final List<Edge> edges = new ArrayList<>(program.reach(turn).sends().stream()
                .filter(found -> found.what().form().isSynchronous())
                .map(found -> Edge.of(turn, found))
                .sorted(Comparator.comparing(Edge::site))
                .toList());
            if (program.body(turn.method()) == null) {
                edges.addAll(recorded(turn, actors));
            }
            byTurn.put(turn, edges);
        }
        final Deque<Turn> next = new ArrayDeque<>(byTurn.keySet());
        while (!next.isEmpty()) {
            for (Edge edge : from(next.remove())) {
                if (!byTurn.containsKey(edge.to())) {
                    byTurn.put(edge.to(), recorded(edge.to(), actors));
                    next.add(edge.to());
                }
            }
        }
    }

    /** The turns, those of the code at hand first. */
    Set<Turn> turns() {
        return byTurn.keySet();
    }

    List<Edge> from(Turn turn) {
        return byTurn.getOrDefault(turn, List.of());
    }

    private static List<Edge> recorded(Turn turn, Actors actors) {
        final List<Edge> edges = new ArrayList<>();
        for (CallRecord call : actors.records(turn)) {
            for (Turn to : actors.handlers(call.stub())) {
                if (to.isHandler() && to.has(call.form())) {
                    edges.add(new Edge(
                        turn, to, call.form(), Actors.isPermissive(to.actor()), null, call.place(), Set.of()));
                }
            }
        }
        return edges;
    }
}
