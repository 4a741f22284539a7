package io.rysy.samples.ticktobook.feed;

import io.rysy.samples.ticktobook.mdp.PacketFraming;
import org.agrona.DirectBuffer;

/**
 * How far one feed has come. A feed counts its packets upwards, through epochs: where it goes back and yet its clock
 * goes on, or a channel reset explains it, it has begun to count anew.
 */
final class FeedState {
    private int epoch;
    private long next;
    private long sendingTime;
    private boolean afterReset;

    /** Takes note of a packet. */
    void advance(final long sequence, final DirectBuffer buffer, final int offset, final int length) {
        final boolean restarts = isRestart(sequence, buffer, offset, length);
        if (restarts) {
            epoch++;
        }
        if (restarts || sequence >= next) {
            next = sequence + 1;
            sendingTime = PacketFraming.sendingTime(buffer, offset);
            afterReset = !restarts && PacketFraming.isChannelReset(buffer, offset, length);
        }
    }

    /** Catches up with a channel that began to count anew while this feed was silent. */
    void join(final int channelEpoch) {
        epoch = channelEpoch;
    }

    int epoch() {
        return epoch;
    }

    long sendingTime() {
        return sendingTime;
    }

    /** Whether no packet up to {@code sequence} can come from this feed any more. */
    boolean isPast(final int epoch, final long sequence) {
        return this.epoch == epoch && next > sequence;
    }

    private boolean isRestart(final long sequence, final DirectBuffer buffer, final int offset, final int length) {
        if (sequence >= next || !PacketFraming.isWhole(buffer, offset, length)) {
            return false;
        }
        final boolean isLast = sequence == next - 1;
        return PacketFraming.sendingTime(buffer, offset) > sendingTime
            || !isLast && (afterReset || PacketFraming.isChannelReset(buffer, offset, length));
    }
}
