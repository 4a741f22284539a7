package io.rysy.processor.lint;

import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Who sends and who calls what to whom. */
final class ActorGraph {

    private final Map<String, Node> nodes = new TreeMap<>();
    private final Map<String, Arrow> arrows = new TreeMap<>();

    /** Makes the graph of a program; some calls are part of possible cycles. */
    static ActorGraph of(Program program, Set<Edge> red) {
        final ActorGraph graph = new ActorGraph();
        final Set<Body> seen = new HashSet<>();
        program.actors().forEach(actor -> graph.node(Labels.brief(actor), true));
        for (Turn turn : program.turns()) {
            seen.addAll(program.reach(turn).bodies());
            for (Program.Found<Body.Send> found : program.reach(turn).sends()) {
                final boolean isRed = red.stream()
                    .anyMatch(edge -> edge.from() == turn && found.what().site().equals(edge.site()));
                graph.arrow(Labels.brief(turn.actor()), found.what(), isRed);
            }
        }
        for (Body body : program.code()) {
            if (!seen.contains(body)) {
                for (Body.Send send : body.sends()) {
                    graph.node(simple(body.owner()), false);
                    graph.arrow(simple(body.owner()), send, false);
                }
            }
        }
        return graph;
    }

    private static String simple(String qualified) {
        return qualified.substring(qualified.lastIndexOf('.') + 1);
    }

    private void node(String name, boolean actor) {
        nodes.merge(name, new Node(name, actor), (one, two) -> one.actor() ? one : two);
    }

    private void arrow(String from, Body.Send send, boolean isRed) {
        final String to = Labels.brief(send.to().actor());
        final boolean synchronous = send.form().isSynchronous();
        node(to, true);
        final Arrow arrow = arrows.computeIfAbsent(from + "\n" + to + "\n" + synchronous,
            key -> new Arrow(from, to, synchronous));
        arrow.labels.add(send.to().inputs().get(0).getKind().isPrimitive()
            ? send.to().method().getSimpleName().toString()
            : Labels.brief(send.to().inputs().get(0)));
        arrow.red |= isRed;
    }

    /** The nodes, by name. */
    Collection<Node> nodes() {
        return nodes.values();
    }

    /** The arrows, by their ends. */
    Collection<Arrow> arrows() {
        return arrows.values();
    }

    /**
     * An actor, or a class that is none.
     *
     * @param name  its name
     * @param actor whether it is one
     */
    record Node(String name, boolean actor) {
    }

    /** What goes from one node to another in one way. */
    static final class Arrow {

        private final String from;
        private final String to;
        private final boolean synchronous;
        private final Set<String> labels = new TreeSet<>();
        private boolean red;

        Arrow(String from, String to, boolean synchronous) {
            this.from = from;
            this.to = to;
            this.synchronous = synchronous;
        }

        String from() {
            return from;
        }

        String to() {
            return to;
        }

        /** Whether it is calls, and not messages. */
        boolean isSynchronous() {
            return synchronous;
        }

        /** Whether it is part of a possible cycle. */
        boolean isRed() {
            return red;
        }

        /** What goes over it. */
        Set<String> labels() {
            return labels;
        }
    }
}
