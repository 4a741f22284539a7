package io.rysy.processor.lint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Draws a graph: columns from left to right along the arrows, those of a circle from where it is entered first; in a
 * column each node as near to its neighbours on the left as the others let it (the layered layout of Sugiyama, with
 * one sweep of barycentres).
 */
final class SvgWriter {

    private static final int HEIGHT = 36;
    private static final int ROW = 92;
    private static final int GAP = 190;
    private static final int MARGIN = 40;
    private static final double LETTER = 7.6;
    private static final int LABEL_LINE = 14;

    private final ActorGraph graph;
    private final Map<String, Integer> columns = new TreeMap<>();
    private final Map<String, double[]> places = new HashMap<>();
    private final StringBuilder body = new StringBuilder();
    private double right;
    private double bottom;

    private SvgWriter(ActorGraph graph) {
        this.graph = graph;
    }

    static String write(ActorGraph graph) {
        return new SvgWriter(graph).draw();
    }

    private String draw() {
        assignColumns();
        place();
        graph.arrows().forEach(this::drawArrow);
        graph.nodes().forEach(this::drawNode);
        drawLegend();
        return format("""
            <svg xmlns="http://www.w3.org/2000/svg" width="%1$.0f" height="%2$.0f" viewBox="0 0 %1$.0f %2$.0f"
              font-family="Helvetica, Arial, sans-serif" font-size="13">
            <defs>
            <marker id="black" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto">
            <path d="M0,0 L10,5 L0,10 z" fill="#333"/></marker>
            <marker id="red" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto">
            <path d="M0,0 L10,5 L0,10 z" fill="#c00"/></marker>
            </defs>
            <rect width="100%%" height="100%%" fill="white"/>
            """, right + MARGIN, bottom + MARGIN) + body + "</svg>\n";
    }

    private void assignColumns() {
        final Set<String> done = new HashSet<>();
        final Set<String> targets = new HashSet<>();
        graph.arrows().stream().filter(arrow -> !arrow.from().equals(arrow.to()))
            .forEach(arrow -> targets.add(arrow.to()));
        graph.nodes().stream().map(ActorGraph.Node::name).filter(name -> !targets.contains(name))
            .forEach(name -> push(name, 0, new HashSet<>(), done));
        graph.nodes().stream().map(ActorGraph.Node::name).filter(name -> !done.contains(name))
            .forEach(name -> push(name, 0, new HashSet<>(), done));
    }

    /** Puts a node at least so far to the right, and those behind it further. An arrow back to the way is left out. */
    private void push(String name, int column, Set<String> way, Set<String> done) {
        if (!way.add(name)) {
            return;
        }
        if (done.add(name) || columns.get(name) < column) {
            columns.put(name, column);
            for (ActorGraph.Arrow arrow : graph.arrows()) {
                if (arrow.from().equals(name) && !arrow.to().equals(name)) {
                    push(arrow.to(), column + 1, way, done);
                }
            }
        }
        way.remove(name);
    }

    private void place() {
        final Map<Integer, List<String>> byColumn = new TreeMap<>();
        columns.forEach((name, column) -> byColumn.computeIfAbsent(column, key -> new ArrayList<>()).add(name));
        double x = MARGIN;
        for (List<String> names : byColumn.values()) {
            names.sort(Comparator.comparingDouble(this::barycentre).thenComparing(Comparator.naturalOrder()));
            double width = 0;
            double y = MARGIN + HEIGHT;
            for (String name : names) {
                y = Math.max(y, barycentre(name));
                places.put(name, new double[] {x, y});
                width = Math.max(width, width(name));
                y += ROW;
            }
            x += width + GAP;
            right = Math.max(right, x - GAP);
            bottom = Math.max(bottom, y);
        }
    }

    /** Where the nodes on the left that lead here stand, on average. */
    private double barycentre(String name) {
        return graph.arrows().stream()
            .filter(arrow -> arrow.to().equals(name) && columns.get(arrow.from()) < columns.get(name))
            .mapToDouble(arrow -> places.get(arrow.from())[1])
            .average()
            .orElse(0);
    }

    private void drawNode(ActorGraph.Node node) {
        final double[] at = places.get(node.name());
        body.append(format("""
            <rect x="%.1f" y="%.1f" width="%.1f" height="%d" rx="8" fill="%s" stroke="#333"%s/>
            <text x="%.1f" y="%.1f" text-anchor="middle" font-weight="%s">%s</text>
            """, at[0], at[1] - HEIGHT / 2.0, width(node.name()), HEIGHT, node.actor() ? "#eef4fb" : "white",
            node.actor() ? "" : " stroke-dasharray=\"2 3\"",
            at[0] + width(node.name()) / 2, at[1] + 4, node.actor() ? "bold" : "normal", node.name()));
    }

    private void drawArrow(ActorGraph.Arrow arrow) {
        final double[] from = places.get(arrow.from());
        final double[] to = places.get(arrow.to());
        // Calls and messages between the same two, and the ways there and back, must not lie on each other.
        final double shift = arrow.isSynchronous() ? -7 : 7;
        final double fromWidth = width(arrow.from());
        final double toWidth = width(arrow.to());
        if (columns.get(arrow.from()) < columns.get(arrow.to())) {
            final double x1 = from[0] + fromWidth;
            final double bend = Math.max(40, (to[0] - x1) / 2);
            curve(arrow, x1, from[1] + shift, x1 + bend, from[1] + shift, to[0] - bend, to[1] + shift, to[0],
                to[1] + shift);
        } else {
            // Back, below both: from the bottom of one to the bottom of the other.
            final double x1 = from[0] + fromWidth / 2 + shift;
            final double x2 = to[0] + toWidth / 2 + shift + (arrow.from().equals(arrow.to()) ? 30 : 12);
            final double dip = Math.max(from[1], to[1]) + HEIGHT / 2.0 + 46 + 2 * shift
                + 26.0 * (columns.get(arrow.from()) - columns.get(arrow.to()));
            bottom = Math.max(bottom, dip);
            curve(arrow, x1, from[1] + HEIGHT / 2.0, x1, dip, x2, dip, x2, to[1] + HEIGHT / 2.0);
        }
    }

    private void curve(ActorGraph.Arrow arrow, double x1, double y1, double cx1, double cy1, double cx2, double cy2,
        double x2, double y2) {
        final String colour = arrow.isRed() ? "#c00" : "#333";
        body.append(format("""
            <path d="M%.1f,%.1f C%.1f,%.1f %.1f,%.1f %.1f,%.1f" fill="none" stroke="%s" stroke-width="1.6"%s
              marker-end="url(#%s)"/>
            """, x1, y1, cx1, cy1, cx2, cy2, x2, y2, colour,
            arrow.isSynchronous() ? "" : " stroke-dasharray=\"6 4\"", arrow.isRed() ? "red" : "black"));
        final double x = (x1 + 3 * cx1 + 3 * cx2 + x2) / 8;
        double y = (y1 + 3 * cy1 + 3 * cy2 + y2) / 8 + (arrow.isSynchronous()
            ? -6 - LABEL_LINE * (arrow.labels().size() - 1.0)
            : LABEL_LINE + 2);
        for (String label : arrow.labels()) {
            body.append(format("""
                <text x="%.1f" y="%.1f" text-anchor="middle" font-size="12" fill="%s" stroke="white" stroke-width="3"
                  paint-order="stroke">%s</text>
                """, x, y, colour, escaped(label)));
            y += LABEL_LINE;
        }
    }

    private void drawLegend() {
        final double y = bottom + 20;
        body.append(format("""
            <g font-size="12" fill="#555"><path d="M%1$d,%2$.1f h36" stroke="#333" stroke-width="1.6"/>
            <text x="%3$d" y="%4$.1f">fastSend: on the caller's thread</text>
            <path d="M%1$d,%5$.1f h36" stroke="#333" stroke-width="1.6" stroke-dasharray="6 4"/>
            <text x="%3$d" y="%6$.1f">send: through a mailbox</text>
            <path d="M%1$d,%7$.1f h36" stroke="#c00" stroke-width="1.6"/>
            <text x="%3$d" y="%8$.1f">part of a possible cycle</text></g>
            """, MARGIN, y, MARGIN + 46, y + 4, y + 20, y + 24, y + 40, y + 44));
        bottom = y + 44;
        right = Math.max(right, MARGIN + 46 + 200);
    }

    private static double width(String name) {
        return name.length() * LETTER + 32;
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }

    private static String format(String template, Object... values) {
        return String.format(Locale.ROOT, template, values);
    }
}
