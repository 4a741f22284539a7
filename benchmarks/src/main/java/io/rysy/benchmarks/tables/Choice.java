package io.rysy.benchmarks.tables;

import io.rysy.annotations.MailboxKind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The mailboxes in one regime, the best one first: what a rule of selection is drawn from.
 *
 * @param regime the row of Table 7
 * @param figure by which figure
 * @param kinds  the kinds and their figures
 */
record Choice(String regime, String figure, List<String> kinds) {

    /** The regimes that the paper tells apart, each by the figures that it gives for them. */
    static List<Choice> of(final Collection<Row> rows) {
        final List<Choice> choices = new ArrayList<>();
        for (final String regime : List.of(Catalog.TWO_GROUPED, Catalog.BURST, Catalog.SINGLE, Catalog.ONE_WAY)) {
            choices.add(by("amortised", regime, rows));
        }
        choices.add(by("amortised", Catalog.FAN_IN, rows));
        choices.add(by("p99", Catalog.FAN_IN, rows));
        return choices;
    }

    private static Choice by(final String figure, final String regime, final Collection<Row> rows) {
        final List<String> names = new ArrayList<>();
        for (final MailboxKind kind : MailboxKind.values()) {
            names.add(Catalog.rysy(kind));
        }
        final List<String> kinds = rows.stream()
            .filter(row -> row.arm().table().equals(Catalog.TABLE_7) && row.arm().row().equals(regime))
            .filter(row -> names.contains(row.arm().name()) && row.rounds() > 0)
            .sorted(Comparator.comparingDouble((Row row) -> row.figure(figure)))
            .map(row -> row.arm().name().replace("Rysy ", "") + " "
                + Json.format(row.figure(figure)))
            .collect(Collectors.toList());
        return new Choice(regime, figure, kinds);
    }

    void writeTo(final Json json) {
        json.beginObject().text("regime", regime).text("figure", figure).text("order", String.join(", ", kinds))
            .endObject();
    }

    @Override
    public String toString() {
        return String.format("%-20s %-10s %s", regime, figure, String.join(", ", kinds));
    }
}
