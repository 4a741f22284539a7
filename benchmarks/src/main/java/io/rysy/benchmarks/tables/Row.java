package io.rysy.benchmarks.tables;

import io.rysy.benchmarks.tables.work.Statistics;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The figures of one arm over all its rounds. */
final class Row {

    /** 1 of a round that began or ended while the machine was not quiet, 0 of another. */
    static final String DISTURBED = "disturbed";

    private final Arm arm;
    private final Map<Integer, Map<String, Double>> rounds = new TreeMap<>();

    Row(final Arm arm) {
        this.arm = arm;
    }

    Arm arm() {
        return arm;
    }

    /** Adds the figures of a round. The arms of one round run one after another. */
    void add(final int round, final Map<String, Double> figures) {
        rounds.put(round, figures);
    }

    int rounds() {
        return rounds.size();
    }

    /** The median over the rounds; the maximum is the largest of all. Not a number where there is none. */
    double figure(final String name) {
        final List<Double> all = all(name);
        if (all.isEmpty()) {
            return Double.NaN;
        }
        return name.equals("max") ? quantile(name, 1) : Statistics.median(all);
    }

    /** How many of the rounds began or ended while the machine was not quiet. */
    double disturbed() {
        return rounds.values().stream().mapToDouble(round -> round.getOrDefault(DISTURBED, 0.0)).sum();
    }

    /** The figure of the rounds below which a share of them lies. */
    double quantile(final String name, final double share) {
        return rounds.isEmpty() ? Double.NaN : Statistics.quantile(all(name), share);
    }

    void writeTo(final Json json) {
        json.beginObject().text("table", arm.table()).text("row", arm.row()).text("arm", arm.name())
            .text("unit", "ns").text("sample", arm.sample());
        for (final String name : List.of("p50", "p99", "p999", "p9999", "max", "amortised", "amortisedMean",
            "amortisedMin")) {
            json.number(name, figure(name));
        }
        json.number("throughput", figure("throughput")).text("throughputUnit", "operations/s");
        for (final String name : List.of("gcPauses", "gcPauseMillis", "gcLongestPauseMillis",
            "gcPauseMillisPerSecond", "operations", "samples")) {
            json.number(name, figure(name));
        }
        json.number("rounds", rounds()).number(DISTURBED, disturbed()).flag("loaded", arm.loaded());
        json.text("flags", String.join(" ", arm.flags()));
        json.beginObject("spread");
        for (final String name : List.of("amortised", "p50", "p99", "p9999", "throughput")) {
            json.beginObject(name).number("min", quantile(name, 0)).number("q1", quantile(name, 0.25))
                .number("q3", quantile(name, 0.75)).number("max", quantile(name, 1)).endObject();
        }
        json.endObject().endObject();
    }

    /** The figure of each round. */
    List<Double> all(final String name) {
        final List<Double> all = new ArrayList<>();
        for (final Map<String, Double> round : rounds.values()) {
            all.add(round.get(name));
        }
        return all;
    }

    /** The figure of each round by that of the other row in the same round, which both have. */
    List<Double> ratios(final Row other, final String name) {
        final List<Double> ratios = new ArrayList<>();
        rounds.forEach((round, figures) -> {
            if (other.rounds.containsKey(round)) {
                ratios.add(figures.get(name) / other.rounds.get(round).get(name));
            }
        });
        return ratios;
    }
}
