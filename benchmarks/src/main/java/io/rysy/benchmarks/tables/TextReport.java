package io.rysy.benchmarks.tables;

import java.util.Collection;
import java.util.List;

/** The rows and bars as text. */
final class TextReport {

    private static final String LINE = "%-52s %9s %9s %9s %9s %10s %9s %17s %8s%n";

    private TextReport() {
    }

    static String of(final Collection<Row> rows, final List<Bar> bars, final List<Choice> choices) {
        final StringBuilder out = new StringBuilder();
        String part = "";
        for (final Row row : rows) {
            final String heading = row.arm().table() + ": " + row.arm().row();
            if (!heading.equals(part)) {
                part = heading;
                out.append(String.format("%n%s (percentiles of one %s)%n", heading, row.arm().sample()));
                out.append(String.format(LINE, "ns", "p50", "p99", "p99.9", "p99.99", "max", "amortised",
                    "min..max", "M/s"));
            }
            out.append(String.format(LINE, row.arm().name(), number(row.figure("p50")), number(row.figure("p99")),
                number(row.figure("p999")), number(row.figure("p9999")), number(row.figure("max")),
                number(row.figure("amortised")),
                number(row.quantile("amortised", 0)) + ".." + number(row.quantile("amortised", 1)),
                String.format("%.2f", row.figure("throughput") / 1e6)));
        }
        out.append(String.format("%nbars%n"));
        bars.forEach(bar -> out.append(bar).append(System.lineSeparator()));
        out.append(String.format("%nmailboxes in the order of their figures%n"));
        choices.forEach(choice -> out.append(choice).append(System.lineSeparator()));
        out.append(String.format("%n%.0f of %d rounds began or ended while the machine was not quiet%n",
            rows.stream().mapToDouble(Row::disturbed).sum(), rows.stream().mapToInt(Row::rounds).sum()));
        return out.toString();
    }

    private static String number(final double value) {
        return value < 100 ? String.format("%.1f", value) : String.format("%.0f", value);
    }
}
