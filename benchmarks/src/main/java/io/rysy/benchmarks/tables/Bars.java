package io.rysy.benchmarks.tables;

import io.rysy.annotations.MailboxKind;
import io.rysy.benchmarks.tables.peers.PeerKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Compares the rows with what was promised. */
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
        atMost("spinning round trip to two-line floor", 1.5, "amortised, ratio",
            table5(Catalog.SPINNING, lockFree, "amortised")
                / table5(Catalog.SPINNING, Catalog.TWO_LINES, "amortised"));
        sleeping(Catalog.SLEEPING);
        sleeping(Catalog.SLEEPING_APART);
        final double faster = Math.max(table7(Catalog.ONE_WAY, PeerKind.JCTOOLS.title(), "throughput"),
            table7(Catalog.ONE_WAY, PeerKind.AGRONA.title(), "throughput"));
        atLeast("LOCK_FREE one way to the faster of JCTools and Agrona", 0.9, "throughput, ratio, four classes loaded",
            table7(Catalog.ONE_WAY, lockFree, "throughput") / faster);
        atLeast("LOCK_FREE one way to the faster of JCTools and Agrona, alone", 0.9,
            "throughput, ratio, nothing else loaded",
            table7(Catalog.ONE_WAY, lockFree + Catalog.ALONE, "throughput") / faster);
    }

    private void mailboxes() {
        final String blocking = Catalog.rysy(MailboxKind.BLOCKING);
        final String sharded = Catalog.rysy(MailboxKind.SHARDED);
        atLeast("SHARDED against BLOCKING in fan-in, push p99", PAPER_P99_FACTOR, "BLOCKING p99 / SHARDED p99",
            table7(Catalog.FAN_IN, blocking, "p99") / table7(Catalog.FAN_IN, sharded, "p99"));
        atLeast("SHARDED against BLOCKING in fan-in, throughput", PAPER_THROUGHPUT_FACTOR,
            "SHARDED / BLOCKING, messages a second",
            table7(Catalog.FAN_IN, sharded, "throughput") / table7(Catalog.FAN_IN, blocking, "throughput"));
        atMost("BATCHED against BLOCKING in bursts", 1, "amortised, ratio",
            table7(Catalog.BURST, Catalog.rysy(MailboxKind.BATCHED), "amortised")
                / table7(Catalog.BURST, blocking, "amortised"));
    }

    private void pool() {
        atLeast("pool against heap, p99.99 under pressure", 10, "heap p99.99 / pool p99.99, from when due",
            pressure(Catalog.UNPOOLED, "p9999") / pressure(Catalog.POOLED, "p9999"));
        atMost("pool against heap, pauses in the GC log", 0.1, "pause ms a second, ratio",
            pressure(Catalog.POOLED, "gcPauseMillisPerSecond")
                / pressure(Catalog.UNPOOLED, "gcPauseMillisPerSecond"));
    }

    /** Against a pair that sleeps at once, and against one that looks as often as Rysy does before it sleeps. */
    private void sleeping(final String row) {
        final double rysy = table5(row, Catalog.DEFAULT_IDLE, "p50");
        atMost(row + ": round trip to park pair", 1.1, "p50, ratio", rysy / table5(row, Catalog.PARK, "p50"));
        atMost(row + ": round trip to park pair after 200 looks", 1.1, "p50, ratio",
            rysy / table5(row, Catalog.PARK_AFTER_SPINS, "p50"));
    }

    private double pressure(final String arm, final String figure) {
        return figure(Catalog.POOL, Catalog.PRESSURE, arm, figure);
    }

    private double table5(final String row, final String arm, final String figure) {
        return figure(Catalog.TABLE_5, row, arm, figure);
    }

    private double table7(final String row, final String arm, final String figure) {
        return figure(Catalog.TABLE_7, row, arm, figure);
    }

    private double figure(final String table, final String row, final String arm, final String figure) {
        final Row found = rows.get(table + "/" + row + "/" + arm);
        return found == null ? Double.NaN : found.figure(figure);
    }

    private void atMost(final String name, final double bound, final String compared, final double value) {
        bars.add(new Bar(name, value, true, bound, compared));
    }

    private void atLeast(final String name, final double bound, final String compared, final double value) {
        bars.add(new Bar(name, value, false, bound, compared));
    }
}
