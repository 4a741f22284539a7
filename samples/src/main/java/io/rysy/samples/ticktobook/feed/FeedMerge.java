package io.rysy.samples.ticktobook.feed;

import io.rysy.samples.ticktobook.mdp.Mdp;
import io.rysy.samples.ticktobook.mdp.PacketFraming;
import org.agrona.DirectBuffer;

/**
 * Merges the feeds of one channel by the packets' numbers: each packet once and in order, whichever feed has it first.
 *
 * <p>A packet ahead of its turn is held until what is missing comes on another feed. What is missing is given up, and
 * is a gap, once every feed has gone past it, or once {@value HeldPackets#CAPACITY} packets would have to be held; so
 * behind a feed that has died a gap is found late. When a feed starts to count anew the channel does so with it: what
 * is held is let go first, and what other feeds still bring of the old count is dropped as known.
 *
 * <p>A damaged packet is passed on in its turn, but it moves nothing: its number alone neither starts a channel nor
 * makes a gap of more than what can be held. Allocates nothing, but for the packets held. One thread at a time.
 */
public final class FeedMerge {
    private final FeedState[] feeds;
    private final MergedPackets merged;
    private final HeldPackets held = new HeldPackets();
    private final boolean waitsForAll;
    private boolean started;
    private int epoch;
    private long restartTime;
    private long next = Long.MAX_VALUE;
    private long highest;
    private long packets;
    private long duplicates;
    private long gaps;
    private long missing;
    private long damaged;

    private FeedMerge(final int feeds, final boolean waitsForAll, final MergedPackets merged) {
        this.feeds = new FeedState[feeds];
        for (int feed = 0; feed < feeds; feed++) {
            this.feeds[feed] = new FeedState();
        }
        this.waitsForAll = waitsForAll;
        this.merged = merged;
    }

    /**
     * For feeds that come in the order in which they were sent: the first packet begins the channel.
     *
     * @param feeds how many carry the channel
     * @param merged is told what comes out
     * @return a merge that has seen nothing
     */
    public static FeedMerge ofRecording(final int feeds, final MergedPackets merged) {
        return new FeedMerge(feeds, false, merged);
    }

    /**
     * For feeds that are read one after the other, so that one may run ahead: the channel begins when all have been
     * heard, at the lowest number.
     *
     * @param feeds how many carry the channel
     * @param merged is told what comes out
     * @return a merge that has seen nothing
     */
    public static FeedMerge ofSockets(final int feeds, final MergedPackets merged) {
        return new FeedMerge(feeds, true, merged);
    }

    /**
     * Takes one packet.
     *
     * @param feed which feed it came on, from 0
     * @param receiveNanos when it was read, handed on with it
     * @param buffer holds the packet
     * @param offset where it begins
     * @param length its bytes
     */
    public void onPacket(final int feed, final long receiveNanos, final DirectBuffer buffer, final int offset,
        final int length) {
        packets++;
        if (length < Mdp.PACKET_HEADER) {
            damaged++;
            return;
        }
        final long sequence = PacketFraming.sequence(buffer, offset);
        if (isOutOfReach(sequence) && !PacketFraming.isWhole(buffer, offset, length)) {
            damaged++;
            return;
        }
        final FeedState state = feeds[feed];
        state.advance(sequence, buffer, offset, length);
        if (state.epoch() > epoch) {
            restart(state, sequence);
        } else if (state.sendingTime() > restartTime) {
            state.join(epoch);
        }
        if (state.epoch() < epoch) {
            duplicates++;
        } else if (started) {
            merge(sequence, receiveNanos, buffer, offset, length);
        } else {
            begin(sequence, receiveNanos, buffer, offset, length);
        }
    }

    /** Lets go of all that is held: no more packets will come. */
    public void flush() {
        started = true;
        while (!held.isEmpty()) {
            skip(held.lowest(next));
            drain();
        }
    }

    /**
     * How many packets were put in.
     *
     * @return all, whatever became of them
     */
    public long packets() {
        return packets;
    }

    /**
     * How many packets were dropped because they had come before, or too late.
     *
     * @return packets
     */
    public long duplicates() {
        return duplicates;
    }

    /**
     * How often packets were missing.
     *
     * @return runs of missing packets
     */
    public long gaps() {
        return gaps;
    }

    /**
     * How many packets were missing in all gaps.
     *
     * @return packets
     */
    public long missing() {
        return missing;
    }

    /**
     * How many packets were dropped because they were damaged where it matters here.
     *
     * @return packets
     */
    public long damaged() {
        return damaged;
    }

    private boolean isOutOfReach(final long sequence) {
        return next == Long.MAX_VALUE || sequence >= next + HeldPackets.CAPACITY;
    }

    private void restart(final FeedState state, final long sequence) {
        flush();
        epoch = state.epoch();
        restartTime = state.sendingTime();
        next = sequence <= HeldPackets.CAPACITY ? 1 : sequence;
    }

    private void begin(final long sequence, final long receiveNanos, final DirectBuffer buffer, final int offset,
        final int length) {
        final boolean fits = held.isEmpty()
            || sequence < next + HeldPackets.CAPACITY && sequence > highest - HeldPackets.CAPACITY;
        if (fits) {
            next = Math.min(next, sequence);
            highest = Math.max(highest, sequence);
        }
        started = !fits || !waitsForAll || allPast(next);
        merge(sequence, receiveNanos, buffer, offset, length);
    }

    private void merge(final long sequence, final long receiveNanos, final DirectBuffer buffer, final int offset,
        final int length) {
        if (sequence < next || sequence < next + HeldPackets.CAPACITY && held.has(sequence)) {
            duplicates++;
        } else {
            accept(sequence, receiveNanos, buffer, offset, length);
        }
        if (started) {
            drain();
            giveUp();
        }
    }

    private void accept(final long sequence, final long receiveNanos, final DirectBuffer buffer, final int offset,
        final int length) {
        while (sequence >= next + HeldPackets.CAPACITY) {
            skip(held.isEmpty() ? sequence : held.lowest(next));
            drain();
        }
        if (started && sequence == next) {
            next++;
            merged.onPacket(receiveNanos, buffer, offset, length);
        } else {
            held.hold(sequence, receiveNanos, buffer, offset, length);
        }
    }

    private void giveUp() {
        while (!held.isEmpty() && allPast(next)) {
            skip(held.lowest(next));
            drain();
        }
    }

    private void skip(final long to) {
        if (to > next) {
            gaps++;
            missing += to - next;
            merged.onGap(next, to - 1);
            next = to;
        }
    }

    private void drain() {
        while (!held.isEmpty() && held.has(next)) {
            next++;
            held.release(next - 1, merged);
        }
    }

    private boolean allPast(final long sequence) {
        for (final FeedState feed : feeds) {
            if (!feed.isPast(epoch, sequence)) {
                return false;
            }
        }
        return true;
    }
}
