package io.rysy.processor.lint;

/** Writes a graph in the language of Graphviz. */
final class DotWriter {

    private DotWriter() {
    }

    static String write(ActorGraph graph) {
        final StringBuilder dot = new StringBuilder("""
            // Solid: fastSend, on the caller's thread. Dashed: send, through a mailbox. Red: part of a possible cycle.
            digraph actors {
                rankdir=LR;
                node [shape=box, style=rounded];
            """);
        for (ActorGraph.Node node : graph.nodes()) {
            dot.append("    \"").append(node.name()).append('"')
                .append(node.actor() ? "" : " [style=dotted]").append(";\n");
        }
        for (ActorGraph.Arrow arrow : graph.arrows()) {
            dot.append("    \"").append(arrow.from()).append("\" -> \"").append(arrow.to()).append("\" [label=\"")
                .append(String.join("\\n", arrow.labels())).append('"')
                .append(arrow.isSynchronous() ? "" : ", style=dashed")
                .append(arrow.isRed() ? ", color=red, fontcolor=red" : "").append("];\n");
        }
        return dot.append("}\n").toString();
    }
}
