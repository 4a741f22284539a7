package io.rysy.samples.ticktobook.session;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A session made up from a seed: one channel, its packets in clusters as a market sends them, on two feeds that each
 * lose a few packets, but never the same. The same seed gives the same bytes at the same times, anywhere.
 */
public final class GeneratedSource implements DatagramSource {
    /** Where feed A is sent to. */
    public static final int PORT_A = 14_310;
    /** Where feed B is sent to. */
    public static final int PORT_B = 15_310;

    private static final int INSTRUMENTS = 8;
    private static final int FIRST_SECURITY = 1_001;
    private static final long START = 1_700_000_000_000_000_000L;
    private static final long BETWEEN_CLUSTERS = 25_000_000;
    private static final long IN_CLUSTER = 40_000;
    private static final double NEW_CLUSTER = 0.04;
    private static final double LOSS = 0.005;
    private static final double HEARTBEAT = 0.001;
    private static final long B_BEHIND_A = 1_500;

    private final SplittableRandom random;
    private final List<SimulatedInstrument> instruments = new ArrayList<>();
    private final PacketWriter packet = new PacketWriter();
    private final long packets;
    private long sequence;
    private long time = START;
    private boolean owesB;

    /**
     * A session at its first packet.
     *
     * @param seed from which all is drawn
     * @param packets how many there are, before losses
     */
    public GeneratedSource(final long seed, final long packets) {
        this.packets = packets;
        random = new SplittableRandom(seed);
        for (int index = 0; index < INSTRUMENTS; index++) {
            instruments.add(new SimulatedInstrument(FIRST_SECURITY + index, random));
        }
    }

    @Override
    public boolean next(final CapturedDatagram into) {
        if (owesB) {
            owesB = false;
            fill(into, PORT_B, B_BEHIND_A);
            return true;
        }
        if (sequence == packets) {
            return false;
        }
        makePacket();
        final boolean lostOnA = random.nextDouble() < LOSS;
        final boolean lostOnB = !lostOnA && random.nextDouble() < LOSS;
        owesB = !lostOnA && !lostOnB;
        fill(into, lostOnA ? PORT_B : PORT_A, lostOnA ? B_BEHIND_A : 0);
        return true;
    }

    @Override
    public void close() {
        owesB = false;
    }

    private void makePacket() {
        time += gap();
        packet.begin(++sequence, time);
        if (sequence <= INSTRUMENTS) {
            instruments.get((int) sequence - 1).open(packet, time);
        } else if (random.nextDouble() < HEARTBEAT) {
            packet.heartbeat();
        } else {
            instruments.get(random.nextInt(INSTRUMENTS)).move(packet, time);
        }
    }

    /** Exponential, short within a cluster and long before the next; never so short that feed B comes too late. */
    private long gap() {
        final long mean = random.nextDouble() < NEW_CLUSTER ? BETWEEN_CLUSTERS : IN_CLUSTER;
        return 2 * B_BEHIND_A + (long) (-StrictMath.log(1 - random.nextDouble()) * mean);
    }

    private void fill(final CapturedDatagram into, final int port, final long delay) {
        into.timeNanos = time + delay;
        into.port = port;
        into.bytes = packet.bytes();
        into.offset = 0;
        into.length = packet.length();
    }
}
