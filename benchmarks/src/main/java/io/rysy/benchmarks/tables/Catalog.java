package io.rysy.benchmarks.tables;

import io.rysy.annotations.MailboxKind;
import io.rysy.benchmarks.tables.floors.Bounce;
import io.rysy.benchmarks.tables.floors.ClockAlone;
import io.rysy.benchmarks.tables.floors.ParkPair;
import io.rysy.benchmarks.tables.peers.PeerChannel;
import io.rysy.benchmarks.tables.peers.PeerKind;
import io.rysy.benchmarks.tables.peers.PeerRoundTrip;
import io.rysy.benchmarks.tables.rysy.FastSend;
import io.rysy.benchmarks.tables.rysy.FourClasses;
import io.rysy.benchmarks.tables.rysy.GroupChannel;
import io.rysy.benchmarks.tables.rysy.Pressure;
import io.rysy.benchmarks.tables.rysy.RoundTrip;
import io.rysy.benchmarks.tables.rysy.Stream;
import io.rysy.benchmarks.tables.work.Channels;
import io.rysy.benchmarks.tables.work.FanIn;
import io.rysy.benchmarks.tables.work.OneWay;
import io.rysy.benchmarks.tables.work.Workload;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** All arms of all tables. */
final class Catalog {

    static final String TABLE_5 = "table5";
    static final String TABLE_7 = "table7";
    static final String ABLATION = "ablation";
    static final String POOL = "pool";

    static final String SLEEPING = "sleeping, back to back";
    static final String SLEEPING_APART = "sleeping, 100 us apart";
    static final String SPINNING = "spinning";
    static final String GROUPED = "grouped";
    static final String TWO_GROUPED = "grouped, two under way";
    static final String FAST_SEND = "fastSend";
    static final String BURST = "burst of 256";
    static final String FAN_IN = "fan-in of 32";
    static final String SINGLE = "single message";
    static final String ONE_WAY = "one way, saturated";
    static final String WINDOW = "256 round trips under way";
    static final String PRESSURE = "grouped, one each us, heap under pressure";

    static final String DEFAULT_IDLE = "Rysy, default idle strategy";
    static final String PARK = "floor: bare park and unpark";
    static final String PARK_AFTER_SPINS = "floor: park and unpark after 200 looks";
    static final String ONE_LINE = "floor: one cache line";
    static final String TWO_LINES = "floor: two cache lines";
    static final String PRIMITIVES = ", primitives";
    static final String REFERENCE = "floor: a cache line and one that it refers to";
    static final String INTERNAL = "Rysy, internal queue";
    static final String INTERNAL_LOADED = "Rysy, internal queue, four classes loaded";
    static final String FOUR_IN_TURN = "Rysy, internal queue, four classes in random turn";
    static final String ALONE = ", nothing else loaded";
    static final String POOLED = "Rysy, pooled messages";
    static final String CLOCK = "floor: the clock alone, nothing done";
    static final String UNPOOLED = "Rysy, messages from the heap";

    private static final String ROUND_TRIP = "round trip";
    private static final String PUSH = "push";
    private static final int SPINS = 200;
    private static final int BURST_SIZE = 256;
    private static final int PRODUCERS = 32;
    private static final long GAP_NANOS = 100_000;

    private static final List<String> HEAP = List.of("-XX:+UseG1GC", "-Xms256m", "-Xmx256m");
    private static final List<String> TIGHT_HEAP = List.of("-XX:+UseG1GC", "-Xms96m", "-Xmx96m", "-XX:+AlwaysPreTouch");

    private final List<Arm> arms = new ArrayList<>();

    private Catalog() {
    }

    /** All of them, in the order of the tables. */
    static List<Arm> arms() {
        final Catalog catalog = new Catalog();
        catalog.table5();
        catalog.table7();
        catalog.ablation();
        catalog.pool();
        return catalog.arms;
    }

    /** The one with that id. */
    static Arm arm(final String id) {
        return arms().stream().filter(arm -> arm.id().equals(id)).findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no arm is called " + id));
    }

    static String rysy(final MailboxKind kind) {
        return "Rysy " + kind;
    }

    private void table5() {
        trips(TABLE_5, SLEEPING, DEFAULT_IDLE, true, () -> RoundTrip.sleeping(MailboxKind.BLOCKING, 0));
        trips(TABLE_5, SLEEPING, PARK, false, () -> new ParkPair(0, 0));
        trips(TABLE_5, SLEEPING, PARK_AFTER_SPINS, false, () -> new ParkPair(0, SPINS));
        trips(TABLE_5, SLEEPING_APART, DEFAULT_IDLE, true, () -> RoundTrip.sleeping(MailboxKind.BLOCKING, GAP_NANOS));
        trips(TABLE_5, SLEEPING_APART, PARK, false, () -> new ParkPair(GAP_NANOS, 0));
        trips(TABLE_5, SLEEPING_APART, PARK_AFTER_SPINS, false, () -> new ParkPair(GAP_NANOS, SPINS));
        spins(TABLE_5, SPINNING, rysy(MailboxKind.LOCK_FREE), ROUND_TRIP, true,
            () -> RoundTrip.spinning(MailboxKind.LOCK_FREE));
        spins(TABLE_5, SPINNING, rysy(MailboxKind.LOCK_FREE) + PRIMITIVES, ROUND_TRIP, true,
            () -> RoundTrip.spinningPrimitives(MailboxKind.LOCK_FREE));
        spins(TABLE_5, SPINNING, ONE_LINE, ROUND_TRIP, false, () -> new Bounce(Bounce.Kind.ONE_LINE));
        spins(TABLE_5, SPINNING, TWO_LINES, ROUND_TRIP, false, () -> new Bounce(Bounce.Kind.TWO_LINES));
        spins(TABLE_5, SPINNING, REFERENCE, ROUND_TRIP, false, () -> new Bounce(Bounce.Kind.REFERENCE));
        trips(TABLE_5, GROUPED, INTERNAL, false, RoundTrip::grouped);
        trips(TABLE_5, GROUPED, INTERNAL_LOADED, true, RoundTrip::grouped);
        trips(TABLE_5, GROUPED, FOUR_IN_TURN, true, FourClasses::grouped);
        calls("Rysy, in the group", FastSend::inGroup);
        calls("Rysy, to another group", FastSend::otherGroup);
    }

    private void table7() {
        kinds(kind -> trips(TABLE_7, GROUPED, rysy(kind), true, () -> RoundTrip.groupedInOrderOfArrival(kind)));
        trips(TABLE_7, GROUPED, rysy(MailboxKind.LOCK_FREE) + ALONE, false,
            () -> RoundTrip.groupedInOrderOfArrival(MailboxKind.LOCK_FREE));
        kinds(kind -> trips(TABLE_7, TWO_GROUPED, rysy(kind), true, () -> RoundTrip.groupedThroughMailbox(kind)));
        trips(TABLE_7, TWO_GROUPED, rysy(MailboxKind.LOCK_FREE) + ALONE, false,
            () -> RoundTrip.groupedThroughMailbox(MailboxKind.LOCK_FREE));
        peers(peer -> trips(TABLE_7, GROUPED, peer.title(), false, () -> PeerRoundTrip.grouped(peer)));
        channels(BURST, true, channels -> OneWay.bursts(channels, BURST_SIZE));
        channels(FAN_IN, false, channels -> new FanIn(channels, PRODUCERS));
        kinds(kind -> spins(TABLE_7, SINGLE, rysy(kind), ROUND_TRIP, true, () -> RoundTrip.spinning(kind)));
        peers(peer -> spins(TABLE_7, SINGLE, peer.title(), ROUND_TRIP, false, () -> PeerRoundTrip.spinning(peer)));
        channels(ONE_WAY, true, OneWay::stream);
        spins(TABLE_7, ONE_WAY, rysy(MailboxKind.LOCK_FREE) + ALONE, PUSH, false,
            () -> OneWay.stream(mailbox(MailboxKind.LOCK_FREE)));
    }

    private void ablation() {
        trips(ABLATION, WINDOW, "plain: BLOCKING", true, () -> Stream.single(MailboxKind.BLOCKING, false));
        trips(ABLATION, WINDOW, "drain-side batching: BATCHED", true,
            () -> Stream.single(MailboxKind.BATCHED, false));
        trips(ABLATION, WINDOW, "sender-side batching: BLOCKING, 32 in one push", true,
            () -> Stream.bundled(MailboxKind.BLOCKING));
        trips(ABLATION, WINDOW, "plain and pool", true, () -> Stream.single(MailboxKind.BLOCKING, true));
        trips(ABLATION, WINDOW, "drain-side batching and pool", true,
            () -> Stream.single(MailboxKind.BATCHED, true));
        trips(ABLATION, WINDOW, "LOCK_FREE and pool", true, () -> Stream.single(MailboxKind.LOCK_FREE, true));
    }

    private void pool() {
        pressure(UNPOOLED, true, () -> new Pressure(false));
        pressure(POOLED, true, () -> new Pressure(true));
        pressure(CLOCK, false, () -> new ClockAlone(Pressure.EVERY_NANOS));
    }

    private void pressure(final String name, final boolean loaded, final Supplier<Workload> workload) {
        arms.add(new Arm(POOL, PRESSURE, name, ROUND_TRIP, true, loaded, TIGHT_HEAP, workload));
    }

    private void channels(final String row, final boolean swings, final Function<Channels, Workload> make) {
        kinds(kind -> arms.add(new Arm(TABLE_7, row, rysy(kind), PUSH, swings, true, HEAP,
            () -> make.apply(mailbox(kind)))));
        peers(peer -> arms.add(new Arm(TABLE_7, row, peer.title(), PUSH, swings, false, HEAP,
            () -> make.apply((capacity, idle, tally) -> new PeerChannel(peer, capacity, idle, tally)))));
    }

    private static Channels mailbox(final MailboxKind kind) {
        return (capacity, idle, tally) -> new GroupChannel(kind, capacity, idle, tally);
    }

    private void trips(final String table, final String row, final String name, final boolean loaded,
        final Supplier<Workload> workload) {
        arms.add(new Arm(table, row, name, ROUND_TRIP, false, loaded, HEAP, workload));
    }

    /** The handler is not inlined: its caller would become a loop that computes the sum without calls. */
    private void calls(final String name, final Supplier<Workload> workload) {
        final List<String> flags = new ArrayList<>(HEAP);
        flags.add("-XX:CompileCommand=quiet");
        flags.add("-XX:CompileCommand=dontinline," + FastSend.HANDLER);
        arms.add(new Arm(TABLE_5, FAST_SEND, name, ROUND_TRIP, false, true, flags, workload));
    }

    private void spins(final String table, final String row, final String name, final String sample,
        final boolean loaded, final Supplier<Workload> workload) {
        arms.add(new Arm(table, row, name, sample, true, loaded, HEAP, workload));
    }

    private static void kinds(final Consumer<MailboxKind> each) {
        for (final MailboxKind kind : MailboxKind.values()) {
            each.accept(kind);
        }
    }

    private static void peers(final Consumer<PeerKind> each) {
        for (final PeerKind peer : PeerKind.values()) {
            each.accept(peer);
        }
    }
}
