package io.rysy.samples.ticktobook.mdp;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.agrona.DirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.Test;

class PacketDecoderTest {
    private static final int NULL = Integer.MAX_VALUE;

    private final List<BookEntry> entries = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();
    private final PacketDecoder decoder = new PacketDecoder(new EntryLines(0, lines));

    @Test
    void severalMessagesOfOnePacketAreDecodedInTurn() {
        decode(new RawPacket(9)
            .message(46, 9, 11, 4).group(32, 1).bookEntry(-5, 1, 7, 100, NULL).zeros(5).longGroup(24, 0)
            .message(12, 9, 0)
            .message(46, 9, 11, 0x84).group(32, 1).bookEntry(-6, 2, 7, 101, 3).zeros(5).longGroup(24, 0));

        assertThat(lines).containsExactly(
            "0,9,0,46,NoMDEntries,-5,1,7,100,,1,0,0,77,4",
            "0,9,1,12,heartbeat",
            "0,9,2,46,NoMDEntries,-6,2,7,101,3,1,0,0,77,132");
        assertThat(decoder.messages()).isEqualTo(3);
        assertThat(decoder.entries()).isEqualTo(2);
    }

    @Test
    void stridesComeFromTheHeadersOfBlocksAndGroups() {
        decode(new RawPacket(9)
            .message(46, 99, 20, 4)
            .group(40, 2)
            .bookEntry(1, 1, 7, 100, 1).zeros(13)
            .bookEntry(2, 1, 7, 101, 1).zeros(13)
            .longGroup(30, 1).int64(5, 6).int32(7).int8(1, 2).zeros(8));

        assertThat(lines).containsExactly(
            "0,9,0,46,NoMDEntries,1,1,7,100,1,1,0,0,77,4",
            "0,9,0,46,NoMDEntries,2,1,7,101,1,1,0,0,77,4",
            "0,9,0,46,NoOrderIDEntries,5,6,7,1,2,77,4");
    }

    @Test
    void anOlderMessageHasNoFieldsBehindItsBlocks() {
        final PacketDecoder keeping = new PacketDecoder(new Keeping());
        final byte[] packet = new RawPacket(9)
            .message(46, 10, 9, 4).group(27, 1).bookEntry(1, 1, 7, 100, 1).longGroup(24, 0)
            .message(46, 9, 9, 4).group(32, 1).bookEntry(1, 1, 7, 101, 1).zeros(5).longGroup(24, 0)
            .message(46, 10, 9, 4).group(32, 1).bookEntry(1, 1, 7, 102, 1).int32(55).zeros(1).longGroup(24, 0)
            .bytes();
        keeping.decode(new UnsafeBuffer(packet), 0, packet.length);

        assertThat(keeping.errors()).isZero();
        assertThat(entries).extracting(entry -> entry.tradeableSize).containsExactly(Mdp.NULL, Mdp.NULL, 55L);
    }

    @Test
    void aMessageFromBeforeTheOrderGroupHasNone() {
        decode(new RawPacket(9)
            .message(32, 6, 11, 4).group(32, 1).bookEntry(1, 1, 7, 100, 1).zeros(5)
            .message(42, 6, 11, 4).group(32, 1).int64(1).int32(2, 7, 101, 4).int8(1, 0).zeros(6).longGroup(16, 0));

        assertThat(decoder.errors()).isZero();
        assertThat(lines).containsExactly(
            "0,9,0,32,NoMDEntries,1,1,7,100,1,1,0,0,77,4",
            "0,9,1,42,NoMDEntries,1,2,7,101,4,1,0,2,,77,4");
    }

    @Test
    void sizesOfSixtyFourBitsAreRead() {
        decode(new RawPacket(9)
            .message(64, 12, 11, 4).group(32, 2)
            .int64(1, 1L << 40).int32(7, 100, 3).int8(1, 0, '0').zeros(1)
            .int64(Long.MAX_VALUE, -1).int32(7, 101, NULL).int8(2, 2, '1').zeros(1)
            .longGroup(24, 0)
            .message(65, 12, 11, 4).group(40, 1).int64(5, 1L << 41).int32(7, 102, 2, 9).int8(1, 0).zeros(6)
            .longGroup(16, 1).int64(8).int32(3).zeros(4));

        assertThat(lines).containsExactly(
            "0,9,0,64,NoMDEntries,1,1099511627776,7,100,3,1,0,0,77,4",
            "0,9,0,64,NoMDEntries,,,7,101,,2,2,1,77,4",
            "0,9,1,65,NoMDEntries,5,2199023255552,7,102,2,1,0,2,9,77,4",
            "0,9,1,65,NoOrderIDEntries,8,3,77,4");
    }

    @Test
    void anUnknownTemplateOrSchemaIsSteppedOverByItsSize() {
        decode(new RawPacket(9)
            .message(999, 9, 5).zeros(50)
            .message(46, 9, 11, 4).group(32, 1).bookEntry(1, 1, 7, 100, 1).zeros(5).longGroup(24, 0));

        assertThat(lines).containsExactly("0,9,1,46,NoMDEntries,1,1,7,100,1,1,0,0,77,4");
        assertThat(decoder.skipped()).isEqualTo(1);
        assertThat(decoder.errors()).isZero();
    }

    @Test
    void aMessageThatContradictsItselfIsLeftOutWholeAndTheNextIsDecoded() {
        decode(new RawPacket(9)
            .message(46, 9, 11, 4).group(32, 3).bookEntry(1, 1, 7, 100, 1).zeros(5)
            .message(46, 9, 11, 4).group(20, 1).zeros(20)
            .message(46, 9, 500).zeros(11)
            .message(46, 9, 11, 4).group(32, 1).bookEntry(1, 1, 7, 100, 1).zeros(5).longGroup(24, 9)
            .message(46, 9, 4).zeros(4)
            .message(12, 9, 0));

        assertThat(lines).containsExactly("0,9,5,12,heartbeat");
        assertThat(decoder.errors()).isEqualTo(5);
    }

    @Test
    void aSizeThatCannotBeEndsThePacketWithOneError() {
        decode(new RawPacket(9).message(12, 9, 0).message(12, 9, 0).size(0).message(12, 9, 0));
        decode(new RawPacket(10).message(12, 9, 0).message(12, 9, 0).size(11));
        decode(new RawPacket(11).message(12, 9, 0).size(10).zeros(9));
        decoder.decode(new UnsafeBuffer(new byte[11]), 0, 11);

        assertThat(lines).containsExactly("0,9,0,12,heartbeat", "0,10,0,12,heartbeat", "0,11,0,12,heartbeat");
        assertThat(decoder.errors()).isEqualTo(4);
    }

    @Test
    void aBookMessageWithoutEntriesStillEndsItsEvent() {
        final List<Boolean> ends = new ArrayList<>();
        final PacketDecoder marking = new PacketDecoder(new MarketDataListener() {
            @Override
            public void onMessageEnd(final MessageInfo info) {
                ends.add(info.isEndOfEvent());
            }
        });
        final byte[] packet = new RawPacket(9)
            .message(46, 9, 11, 0x04).group(32, 0).longGroup(24, 0)
            .message(46, 9, 11, 0x80).group(32, 0).longGroup(24, 0)
            .bytes();
        marking.decode(new UnsafeBuffer(packet), 0, packet.length);

        assertThat(ends).containsExactly(false, true);
    }

    @Test
    void everyTemplateIsKnown() {
        final byte[] packet = SamplePackets.ofEveryTemplate();
        decoder.decode(new UnsafeBuffer(packet), 0, packet.length);

        assertThat(decoder.errors()).isZero();
        assertThat(decoder.messages()).isEqualTo(16);
        assertThat(decoder.skipped()).isEqualTo(1);
    }

    @Test
    void decodingAllocatesNothing() {
        final ReadAll listener = new ReadAll();
        final PacketDecoder reading = new PacketDecoder(listener);
        final List<DirectBuffer> packets = new ArrayList<>();
        SamplePackets.all().forEach(packet -> packets.add(new UnsafeBuffer(packet)));
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (int round = 0; round < 200; round++) {
            decodeAll(reading, packets);
        }

        final long before = threads.getCurrentThreadAllocatedBytes();
        for (int round = 0; round < 200; round++) {
            decodeAll(reading, packets);
        }
        final long allocated = threads.getCurrentThreadAllocatedBytes() - before;

        assertThat(listener.digest()).isNotZero();
        assertThat(allocated).as("bytes for %d packets, with the measurement", 200 * packets.size()).isLessThan(1_000);
    }

    private static void decodeAll(final PacketDecoder decoder, final List<DirectBuffer> packets) {
        for (int index = 0; index < packets.size(); index++) {
            decoder.decode(packets.get(index), 0, packets.get(index).capacity());
        }
    }

    private void decode(final RawPacket packet) {
        final byte[] bytes = packet.bytes();
        decoder.decode(new UnsafeBuffer(bytes), 0, bytes.length);
    }

    private final class Keeping implements MarketDataListener {
        @Override
        public void onBook(final MessageInfo info, final BookEntry entry) {
            final BookEntry kept = new BookEntry();
            kept.tradeableSize = entry.tradeableSize;
            entries.add(kept);
        }
    }
}
