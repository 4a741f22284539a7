package io.rysy.benchmarks.tables;

import io.rysy.annotations.MailboxKind;
import io.rysy.benchmarks.tables.peers.PeerKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Compares the rows with what was promised. Ratios are taken round by round, of arms that ran one after another: the
 * machine may have been another one in the next round, with its cores further from each other.
 */
final class Bars {

    private static final double PAPER_P99_FACTOR = 10.6;
    private static final double PAPER_THROUGHPUT_FACTOR = 3.6;

    private final Map<String, Row> rows;
    private final List<Bar> bars = new ArrayList<>();

    private Bars(final Map<String, Row> rows) {
        this.rows = rows;
    }

    /** All bars, from the rows by the ids of their arms. */
    static List<Bar> of(final Map<String, Row> rows) {
        final Bars all = new Bars(rows);
        all.grouped();
        all.acrossThreads();
        all.mailboxes();
        all.pool();
        return all.bars;
    }

    private void grouped() {
        final String lockFree = Catalog.rysy(MailboxKind.LOCK_FREE);
        atMost("grouped round trip, internal queue, ns", 20, "amortised",
            table5(Catalog.GROUPED, Catalog.INTERNAL, "amortised"));
        atMost("grouped round trip, LOCK_FREE, ns", 30, "amortised",
            table7(Catalog.GROUPED, lockFree + Catalog.ALONE, "amortised"));
        atMost("grouped round trip, LOCK_FREE, two under way: each message through the queue, ns", 30, "amortised",
            table7(Catalog.TWO_GROUPED, lockFree + Catalog.ALONE, "amortised"));
        atMost("grouped round trip, internal queue, four classes loaded, ns", 35, "amortised",
            table5(Catalog.GROUPED, Catalog.INTERNAL_LOADED, "amortised"));
        atMost("grouped round trip, LOCK_FREE, four classes loaded, ns", 35, "amortised",
            table7(Catalog.GROUPED, lockFree, "amortised"));
    }

    private void acrossThreads() {
        final String lockFree = Catalog.rysy(MailboxKind.LOCK_FREE);
        final String spinning = Catalog.TABLE_5 + "/" + Catalog.SPINNING + "/";
        atMost("spinning round trip to two-line floor, messages", 1.5, "amortised, ratio",
            ratios(spinning + lockFree, spinning + Catalog.TWO_LINES, "amortised"));
        atMost("spinning round trip to two-line floor, primitives", 1.5, "amortised, ratio",
            ratios(spinning + lockFree + Catalog.PRIMITIVES, spinning + Catalog.TWO_LINES, "amortised"));
        atMost("spinning round trip to the floor of a line and one that it refers to, messages", 1.5,
            "amortised, ratio", ratios(spinning + lockFree, spinning + Catalog.REFERENCE, "amortised"));
        sleeping(Catalog.SLEEPING);
        sleeping(Catalog.SLEEPING_APART);
        oneWay("LOCK_FREE one way to the faster of JCTools and Agrona", lockFree, "four classes loaded");
        oneWay("LOCK_FREE one way to the faster of JCTools and Agrona, alone", lockFree + Catalog.ALONE,
            "nothing else loaded");
    }

    private void oneWay(final String name, final String arm, final String how) {
        final String row = Catalog.TABLE_7 + "/" + Catalog.ONE_WAY + "/";
        final List<Double> jcTools = ratios(row + arm, row + PeerKind.JCTOOLS.title(), "throughput");
        final List<Double> agrona = ratios(row + arm, row + PeerKind.AGRONA.title(), "throughput");
        final boolean jcToolsIsFaster = figure(row + PeerKind.JCTOOLS.title(), "throughput")
            > figure(row + PeerKind.AGRONA.title(), "throughput");
        atLeast(name, 0.9, "throughput, ratio, " + how, jcToolsIsFaster ? jcTools : agrona);
    }

    private void mailboxes() {
        final String blocking = Catalog.rysy(MailboxKind.BLOCKING);
        final String sharded = Catalog.rysy(MailboxKind.SHARDED);
        final String fanIn = Catalog.TABLE_7 + "/" + Catalog.FAN_IN + "/";
        final String burst = Catalog.TABLE_7 + "/" + Catalog.BURST + "/";
        atLeast("SHARDED against BLOCKING in fan-in, push p99", PAPER_P99_FACTOR, "BLOCKING p99 / SHARDED p99",
            ratios(fanIn + blocking, fanIn + sharded, "p99"));
        atLeast("SHARDED against BLOCKING in fan-in, throughput", PAPER_THROUGHPUT_FACTOR,
            "SHARDED / BLOCKING, messages a second", ratios(fanIn + sharded, fanIn + blocking, "throughput"));
        atMost("BATCHED against BLOCKING in bursts", 1, "amortised, ratio",
            ratios(burst + Catalog.rysy(MailboxKind.BATCHED), burst + blocking, "amortised"));
    }

    private void pool() {
        final String pressure = Catalog.POOL + "/" + Catalog.PRESSURE + "/";
        atLeast("pool against heap, p99.99 under pressure", 10, "heap p99.99 / pool p99.99, from when due",
            ratios(pressure + Catalog.UNPOOLED, pressure + Catalog.POOLED, "p9999"));
        atMost("pool against heap, pauses in the GC log", 0.1, "pause ms a second, ratio",
            ratios(pressure + Catalog.POOLED, pressure + Catalog.UNPOOLED, "gcPauseMillisPerSecond"));
    }

    /** Against a pair that sleeps at once, and against one that looks as often as Rysy does before it sleeps. */
    private void sleeping(final String row) {
        final String arms = Catalog.TABLE_5 + "/" + row + "/";
        atMost(row + ": round trip to park pair", 1.1, "p50, ratio",
            ratios(arms + Catalog.DEFAULT_IDLE, arms + Catalog.PARK, "p50"));
        atMost(row + ": round trip to park pair after 200 looks", 1.1, "p50, ratio",
            ratios(arms + Catalog.DEFAULT_IDLE, arms + Catalog.PARK_AFTER_SPINS, "p50"));
    }

    private List<Double> table5(final String row, final String arm, final String figure) {
        return all(Catalog.TABLE_5 + "/" + row + "/" + arm, figure);
    }

    private List<Double> table7(final String row, final String arm, final String figure) {
        return all(Catalog.TABLE_7 + "/" + row + "/" + arm, figure);
    }

    private List<Double> all(final String id, final String figure) {
        return rows.containsKey(id) ? rows.get(id).all(figure) : List.of();
    }

    private List<Double> ratios(final String id, final String other, final String figure) {
        return rows.containsKey(id) && rows.containsKey(other) ? rows.get(id).ratios(rows.get(other), figure)
            : List.of();
    }

    private double figure(final String id, final String figure) {
        return rows.containsKey(id) ? rows.get(id).figure(figure) : Double.NaN;
    }

    private void atMost(final String name, final double bound, final String compared, final List<Double> values) {
        bars.add(new Bar(name, values, true, bound, compared));
    }

    private void atLeast(final String name, final double bound, final String compared, final List<Double> values) {
        bars.add(new Bar(name, values, false, bound, compared));
    }
}
