package io.rysy.benchmarks.tables;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Table 5 and Table 7 at a glance, as SVG: a bar for each arm, on a logarithmic axis. */
final class Chart {

    private static final int WIDTH = 1100;
    private static final int LEFT = 360;
    private static final int RIGHT = 90;
    private static final int LINE = 17;
    private static final int HEADING = 28;
    private static final int TITLE = 64;
    private static final int LEGEND = 40;
    private static final double LOWEST = 1;
    private static final double HIGHEST = 1e8;

    private final StringBuilder out = new StringBuilder();
    private int y;

    private Chart() {
    }

    static String of(final Collection<Row> rows) {
        final Chart chart = new Chart();
        chart.table("Table 5: one round trip with a reply", only(rows, Catalog.TABLE_5));
        chart.table("Table 7: mailboxes and queues, per message (grouped and single message: per round trip)",
            only(rows, Catalog.TABLE_7));
        chart.legend();
        return String.format(Locale.ROOT, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
            + "viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">%n"
            + "<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>%n%s</svg>%n",
            WIDTH, chart.y, WIDTH, chart.y, chart.out);
    }

    private static List<Row> only(final Collection<Row> rows, final String table) {
        return rows.stream().filter(row -> row.arm().table().equals(table) && row.rounds() > 0)
            .collect(Collectors.toList());
    }

    private void table(final String title, final List<Row> rows) {
        text(16, y + 26, 16, "start", "#111", title);
        y += TITLE;
        final int top = y;
        final int grid = out.length();
        String part = "";
        for (final Row row : rows) {
            if (!row.arm().row().equals(part)) {
                part = row.arm().row();
                y += HEADING;
                text(16, y - 8, 13, "start", "#111", part);
            }
            bar(row);
            y += LINE;
        }
        out.insert(grid, axis(top, y + 4));
        y += 16;
    }

    private String axis(final int top, final int bottom) {
        final StringBuilder lines = new StringBuilder();
        for (double nanos = LOWEST; nanos <= HIGHEST; nanos *= 10) {
            final double x = x(nanos);
            lines.append(format("<line x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\" stroke=\"#ddd\"/>%n",
                x, top, x, bottom));
            lines.append(format("<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\" fill=\"#555\">%s</text>%n",
                x, top - 6, label(nanos)));
        }
        return lines.toString();
    }

    /** The bar ends at the amortised time; a thin line goes on to the 99.9th percentile, with a mark at the 99th. */
    private void bar(final Row row) {
        final double amortised = x(row.figure("amortised"));
        final double middle = y + LINE / 2.0 - 1;
        text(LEFT - 8, y + 12, 12, "end", "#333", row.arm().name());
        out.append(format("<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"%s\"/>%n",
            LEFT, y + 2, amortised - LEFT, LINE - 6, colour(row.arm().name())));
        final double p50 = x(row.figure("p50"));
        final double p99 = x(row.figure("p99"));
        final double p999 = x(row.figure("p999"));
        out.append(format("<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#111\"/>%n",
            p50, middle, p999, middle));
        for (final double mark : new double[] {p50, p999}) {
            out.append(format("<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#111\"/>%n",
                mark, middle - 4, mark, middle + 4));
        }
        out.append(format("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"2.5\" fill=\"#111\"/>%n", p99, middle));
        text(WIDTH - RIGHT + 8, y + 12, 12, "start", "#333", label(row.figure("amortised")));
    }

    private void legend() {
        text(LEFT, y + 14, 12, "start", "#333",
            "Bar and figure: amortised. Line: p50 to p99.9 of single samples, dot at p99 (the clock adds some 25 ns).");
        y += LEGEND;
    }

    private void text(final double x, final double at, final int size, final String anchor, final String colour,
        final String content) {
        out.append(format("<text x=\"%.1f\" y=\"%.1f\" font-size=\"%d\" text-anchor=\"%s\" fill=\"%s\">%s</text>%n",
            x, at, size, anchor, colour, content.replace("&", "&amp;").replace("<", "&lt;")));
    }

    private static String colour(final String arm) {
        if (arm.startsWith("Rysy")) {
            return "#2b7bba";
        }
        return arm.startsWith("floor") ? "#999999" : "#e0a040";
    }

    private static double x(final double nanos) {
        final double clamped = Math.min(HIGHEST, Math.max(LOWEST, nanos));
        return LEFT + (WIDTH - LEFT - RIGHT) * Math.log(clamped / LOWEST) / Math.log(HIGHEST / LOWEST);
    }

    private static String label(final double nanos) {
        if (nanos < 1e3) {
            return Json.format(nanos < 100 ? Math.rint(nanos * 10) / 10 : Math.rint(nanos)) + " ns";
        }
        return nanos < 1e6 ? Json.format(Math.rint(nanos / 10) / 100) + " us"
            : Json.format(Math.rint(nanos / 1e4) / 100) + " ms";
    }

    private static String format(final String pattern, final Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
