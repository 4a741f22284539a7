package io.rysy.samples.ticktobook.feed;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.agrona.DirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.Test;

class FeedMergeTest {
    private static final int A = 0;
    private static final int B = 1;
    private static final int HEARTBEAT = 12;
    private static final int CHANNEL_RESET = 4;

    private final List<String> out = new ArrayList<>();
    private FeedMerge merge = FeedMerge.ofRecording(2, new Recorder());
    private long sendingTime = 1_000;

    @Test
    void eachPacketComesOutOnceInOrder() {
        both(5, 6, 7);

        assertThat(out).containsExactly("5", "6", "7");
        assertThat(merge.duplicates()).isEqualTo(3);
        assertThat(merge.packets()).isEqualTo(6);
        assertThat(merge.gaps()).isZero();
    }

    @Test
    void whatOneFeedLosesIsTakenFromTheOther() {
        both(5);
        on(A, 7, 8);
        assertThat(out).containsExactly("5");

        on(B, 6, 7, 8);
        assertThat(out).containsExactly("5", "6", "7", "8");
        assertThat(merge.gaps()).isZero();
        assertThat(merge.duplicates()).isEqualTo(3);
    }

    @Test
    void whatBothFeedsLoseIsAGapOnceBothHaveGonePastIt() {
        both(5);
        on(A, 8);
        assertThat(out).containsExactly("5");

        on(B, 8);
        assertThat(out).containsExactly("5", "gap 6-7", "8");
        assertThat(merge.gaps()).isEqualTo(1);
        assertThat(merge.missing()).isEqualTo(2);
    }

    @Test
    void aGapOfTheOnlyFeedIsSeenAtOnce() {
        merge = FeedMerge.ofRecording(1, new Recorder());
        on(A, 5, 8, 9);

        assertThat(out).containsExactly("5", "gap 6-7", "8", "9");
    }

    @Test
    void packetsOutOfOrderAreBroughtInOrder() {
        both(5);
        sendingTime += 3;
        still(A, HEARTBEAT, 8);
        sendingTime--;
        still(A, HEARTBEAT, 7);
        sendingTime--;
        still(B, HEARTBEAT, 6);

        assertThat(out).containsExactly("5", "6", "7", "8");
        assertThat(merge.gaps()).isZero();
    }

    @Test
    void behindASilentFeedAGapIsGivenUpWhenNoMoreCanBeHeld() {
        both(5);
        for (int sequence = 7; sequence <= 6 + HeldPackets.CAPACITY; sequence++) {
            on(A, sequence);
        }

        assertThat(out).startsWith("5", "gap 6-6", "7").hasSize(HeldPackets.CAPACITY + 2);
    }

    @Test
    void aJumpFurtherThanWhatCanBeHeldIsOneGap() {
        both(5);
        on(A, 1_000_000);

        assertThat(out).containsExactly("5", "gap 6-999999", "1000000");
    }

    @Test
    void atTheEndWhatIsHeldComesOut() {
        both(5);
        on(A, 7, 9);
        merge.flush();

        assertThat(out).containsExactly("5", "gap 6-6", "7", "gap 8-8", "9");
    }

    @Test
    void aFeedThatGoesBackWithALaterTimeCountsAnew() {
        both(50, 51, 1, 2);

        assertThat(out).containsExactly("50", "51", "1", "2");
        assertThat(merge.gaps()).isZero();
        assertThat(merge.duplicates()).isEqualTo(4);
    }

    @Test
    void whatTheSlowerFeedStillBringsOfTheOldCountIsDropped() {
        both(50);
        final long old = sendingTime + 1;
        on(A, 51, 52, 1, 2);
        sendingTime = old - 1;
        on(B, 51, 52, 1, 2);
        on(B, 3);

        assertThat(out).containsExactly("50", "51", "52", "1", "2", "3");
        assertThat(merge.duplicates()).isEqualTo(5);
    }

    @Test
    void aChannelResetBeginsTheCountAnewAlsoWhereAllTimesAreTheSame() {
        still(A, HEARTBEAT, 50);
        still(A, CHANNEL_RESET, 51);
        still(A, HEARTBEAT, 1);
        still(B, HEARTBEAT, 50);
        still(B, CHANNEL_RESET, 51);
        still(B, HEARTBEAT, 1);
        still(B, HEARTBEAT, 2);

        assertThat(out).containsExactly("50", "51", "1", "2");
    }

    @Test
    void aChannelResetMayBeTheFirstPacketOfTheNewCount() {
        still(A, HEARTBEAT, 50);
        still(B, HEARTBEAT, 50);
        still(A, CHANNEL_RESET, 1);
        still(B, CHANNEL_RESET, 1);
        still(A, HEARTBEAT, 2);
        still(B, HEARTBEAT, 2);

        assertThat(out).containsExactly("50", "1", "2");
        assertThat(merge.gaps()).isZero();
    }

    @Test
    void aFeedThatWasSilentWhileTheCountBeganAnewIsHeardAgain() {
        both(50);
        on(A, 1, 2, 3);
        for (int sequence = 4; sequence <= 60; sequence++) {
            on(A, sequence);
        }
        on(B, 61);
        on(A, 62, 63);

        assertThat(out).endsWith("60", "61", "62", "63");
        assertThat(merge.gaps()).isZero();
    }

    @Test
    void anOldPacketRepeatedOnItsFeedIsDropped() {
        both(5, 6, 7);
        sendingTime -= 10;
        on(A, 6);

        assertThat(out).containsExactly("5", "6", "7");
        assertThat(merge.duplicates()).isEqualTo(4);
    }

    @Test
    void withSocketsAChannelBeginsWhenAllFeedsAreHeardAtTheLowestNumber() {
        merge = FeedMerge.ofSockets(2, new Recorder());
        on(A, 7, 8);
        assertThat(out).isEmpty();

        on(B, 6, 7, 8, 9);
        assertThat(out).containsExactly("6", "7", "8", "9");
        assertThat(merge.gaps()).isZero();
    }

    @Test
    void withSocketsAChannelBeginsWithoutASilentFeedWhenNoMoreCanBeHeld() {
        merge = FeedMerge.ofSockets(2, new Recorder());
        for (int sequence = 1; sequence <= HeldPackets.CAPACITY + 1; sequence++) {
            on(A, sequence);
        }

        assertThat(out).hasSize(HeldPackets.CAPACITY + 1).startsWith("1", "2");
    }

    @Test
    void aDamagedPacketMovesNothing() {
        both(5);
        put(A, packet(HEARTBEAT, 4_000_000_000L, ++sendingTime), 15);
        put(A, packet(HEARTBEAT, 6, ++sendingTime), 11);
        on(A, 6);

        assertThat(out).containsExactly("5", "6");
        assertThat(merge.damaged()).isEqualTo(2);
    }

    @Test
    void aDamagedPacketIsPassedOnInItsTurn() {
        both(5);
        put(A, packet(HEARTBEAT, 6, ++sendingTime), 15);
        on(A, 7);

        assertThat(out).containsExactly("5", "6", "7");
    }

    /** The same packets on both feeds, as they come when nothing is lost. */
    private void both(final int... sequences) {
        for (final int sequence : sequences) {
            sendingTime++;
            still(A, HEARTBEAT, sequence);
            still(B, HEARTBEAT, sequence);
        }
    }

    private void on(final int feed, final int... sequences) {
        for (final int sequence : sequences) {
            sendingTime++;
            still(feed, HEARTBEAT, sequence);
        }
    }

    /** A packet sent at the same time as the one before. */
    private void still(final int feed, final int template, final int sequence) {
        final byte[] packet = packet(template, sequence, sendingTime);
        put(feed, packet, packet.length);
    }

    private void put(final int feed, final byte[] packet, final int length) {
        merge.onPacket(feed, 0, new UnsafeBuffer(packet), 0, length);
    }

    private static byte[] packet(final int template, final long sequence, final long time) {
        return ByteBuffer.allocate(22).order(ByteOrder.LITTLE_ENDIAN)
            .putInt((int) sequence).putLong(time)
            .putShort((short) 10).putShort((short) 0).putShort((short) template).putShort((short) 1).putShort((short) 9)
            .array();
    }

    private final class Recorder implements MergedPackets {
        @Override
        public void onPacket(final long receiveNanos, final DirectBuffer buffer, final int offset, final int length) {
            out.add(Integer.toUnsignedString(buffer.getInt(offset, ByteOrder.LITTLE_ENDIAN)));
        }

        @Override
        public void onGap(final long first, final long last) {
            out.add("gap " + first + "-" + last);
        }
    }
}
