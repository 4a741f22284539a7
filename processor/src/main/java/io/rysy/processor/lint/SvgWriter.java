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
import java.util.TreeSet;

/**
 * Draws a graph: columns from left to right along the arrows, those of a circle from where it is entered first; in a
 * column each node as near to its neighbours on the left as the others let it, and a way through for arrows that
 * pass (the layered layout of Sugiyama, with one sweep of barycentres).
 */
final class SvgWriter {

    private static final int HEIGHT = 36;
    private static final int ROW = 92;
    private static final int GAP = 190;

    /** The room of an arrow that passes a column. */
    private static final int THROUGH = 40;

    private static final int MARGIN = 40;
    private static final double LETTER = 7.6;
    private static final int LABEL_LINE = 14;

    private final ActorGraph graph;
    private final Map<String, Integer> columns = new TreeMap<>();
    private final Map<String, double[]> places = new HashMap<>();
    private final Map<String, Double> ends = new HashMap<>();
    private final Map<String, List<String>> befores = new HashMap<>();
    private final List<Box> covered = new ArrayList<>();
    private final StringBuilder body = new StringBuilder();
    private final StringBuilder texts = new StringBuilder();
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
        graph.nodes().forEach(node -> covered.add(new Box(places.get(node.name())[0],
            places.get(node.name())[1] - HEIGHT / 2.0, width(node.name()), HEIGHT)));
        graph.arrows().forEach(this::drawArrow);
        graph.nodes().forEach(this::drawNode);
        body.append(texts);
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

    /** Gives each node its place, and each long arrow a free place in every column that it crosses. */
    private void place() {
        final Map<Integer, Set<String>> byColumn = new TreeMap<>();
        columns.forEach((name, column) -> byColumn.computeIfAbsent(column, key -> new TreeSet<>()).add(name));
        for (ActorGraph.Arrow arrow : graph.arrows()) {
            final List<String> stops = stops(arrow);
            for (int i = 1; i < stops.size(); i++) {
                befores.computeIfAbsent(stops.get(i), key -> new ArrayList<>()).add(stops.get(i - 1));
                byColumn.get(columns.get(arrow.from()) + i).add(stops.get(i));
            }
        }
        double x = MARGIN;
        for (Set<String> items : byColumn.values()) {
            final List<String> sorted = new ArrayList<>(items);
            sorted.sort(Comparator.comparingDouble(this::barycentre).thenComparing(Comparator.naturalOrder()));
            double width = 0;
            double y = MARGIN + HEIGHT;
            for (String item : sorted) {
                final double below = columns.containsKey(item) ? ROW : THROUGH;
                y = Math.max(y, barycentre(item) - (sorted.size() > 1 ? below / 2 : 0));
                places.put(item, new double[] {x, y});
                width = Math.max(width, columns.containsKey(item) ? width(item) : 0);
                y += below;
            }
            for (String item : sorted) {
                ends.put(item, columns.containsKey(item) ? x + width(item) : x + width);
            }
            x += width + GAP;
            right = Math.max(right, x - GAP);
            bottom = Math.max(bottom, y);
        }
    }

    /** Where an arrow to the right passes: its ends, and a place in each column between. */
    private List<String> stops(ActorGraph.Arrow arrow) {
        final int from = columns.get(arrow.from());
        final int to = columns.get(arrow.to());
        if (from >= to) {
            return List.of();
        }
        final List<String> stops = new ArrayList<>(List.of(arrow.from()));
        for (int column = from + 1; column < to; column++) {
            stops.add(arrow.from() + "\n" + arrow.to() + "\n" + arrow.isSynchronous() + "\n" + column);
        }
        stops.add(arrow.to());
        return stops;
    }

    /** Where the places on the left that lead here are, on average. */
    private double barycentre(String item) {
        return befores.getOrDefault(item, List.of()).stream()
            .mapToDouble(before -> places.get(before)[1])
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
        // Calls and messages between the same two, and the ways there and back, must not lie on each other.
        final double shift = arrow.isSynchronous() ? -7 : 7;
        final List<String> stops = stops(arrow);
        if (stops.isEmpty()) {
            drawBack(arrow, shift);
            return;
        }
        final List<double[]> curves = new ArrayList<>();
        final StringBuilder path = new StringBuilder();
        for (int i = 1; i < stops.size(); i++) {
            final double x1 = ends.get(stops.get(i - 1));
            final double y1 = places.get(stops.get(i - 1))[1] + shift;
            final double x2 = places.get(stops.get(i))[0];
            final double y2 = places.get(stops.get(i))[1] + shift;
            final double bend = (x2 - x1) / 2;
            path.append(format(i == 1 ? "M%.1f,%.1f" : " L%.1f,%.1f", x1, y1))
                .append(format(" C%.1f,%.1f %.1f,%.1f %.1f,%.1f", x1 + bend, y1, x2 - bend, y2, x2, y2));
            curves.add(new double[] {x1, y1, x1 + bend, y1, x2 - bend, y2, x2, y2});
        }
        draw(arrow, path.toString(), curves);
    }

    /** Back, below both: from the bottom of one to the bottom of the other. */
    private void drawBack(ActorGraph.Arrow arrow, double shift) {
        final double[] from = places.get(arrow.from());
        final double[] to = places.get(arrow.to());
        final double x1 = from[0] + width(arrow.from()) / 2 + shift;
        final double x2 = to[0] + width(arrow.to()) / 2 + shift + (arrow.from().equals(arrow.to()) ? 30 : 12);
        final double dip = Math.max(from[1], to[1]) + HEIGHT / 2.0 + 46 + 2 * shift
            + 26.0 * (columns.get(arrow.from()) - columns.get(arrow.to()));
        bottom = Math.max(bottom, dip);
        final double y1 = from[1] + HEIGHT / 2.0;
        final double y2 = to[1] + HEIGHT / 2.0;
        draw(arrow,
            format("M%.1f,%.1f C%.1f,%.1f %.1f,%.1f %.1f,%.1f", x1, y1, x1, dip, x2, dip, x2, y2),
            List.of(new double[] {x1, y1, x1, dip, x2, dip, x2, y2}));
    }

    private void draw(ActorGraph.Arrow arrow, String path, List<double[]> curves) {
        final String colour = arrow.isRed() ? "#c00" : "#333";
        body.append(format("""
            <path d="%s" fill="none" stroke="%s" stroke-width="1.6"%s marker-end="url(#%s)"/>
            """, path, colour, arrow.isSynchronous() ? "" : " stroke-dasharray=\"6 4\"",
            arrow.isRed() ? "red" : "black"));
        final double[] at = placeOfLabels(arrow, curves);
        double y = at[1];
        for (String label : arrow.labels()) {
            texts.append(format("""
                <text x="%.1f" y="%.1f" text-anchor="middle" font-size="12" fill="%s" stroke="white" stroke-width="3"
                  paint-order="stroke">%s</text>
                """, at[0], y, colour, escaped(label)));
            y += LABEL_LINE;
        }
    }

    /** The first place along the arrow, from the middle outwards, where its labels cover nothing else. */
    private double[] placeOfLabels(ActorGraph.Arrow arrow, List<double[]> curves) {
        final double height = LABEL_LINE * arrow.labels().size();
        final double width = LETTER * arrow.labels().stream().mapToInt(String::length).max().orElse(0);
        double[] first = null;
        for (double t : new double[] {0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78}) {
            for (double[] curve : curves) {
                final double x = on(curve, t, 0);
                final double y = on(curve, t, 1);
                final double top = arrow.isSynchronous() ? y - 4 - height : y + 4;
                final Box box = new Box(x - width / 2, top, width, height);
                final double[] place = {x, top + LABEL_LINE - 3};
                first = first == null ? place : first;
                if (covered.stream().noneMatch(box::covers)) {
                    covered.add(box);
                    return place;
                }
            }
        }
        return first;
    }

    /** A point on a cubic Bezier curve. */
    private static double on(double[] curve, double t, int axis) {
        final double u = 1 - t;
        return u * u * u * curve[axis] + 3 * u * u * t * curve[2 + axis] + 3 * u * t * t * curve[4 + axis]
            + t * t * t * curve[6 + axis];
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

    /** A part of the picture. */
    private record Box(double x, double y, double width, double height) {

        boolean covers(Box other) {
            return x < other.x + other.width && other.x < x + width
                && y < other.y + other.height && other.y < y + height;
        }
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
