package io.rysy.samples.ticktobook.mdp;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.samples.ticktobook.Played;
import io.rysy.samples.ticktobook.SharedData;
import io.rysy.samples.ticktobook.feed.MergedPackets;
import io.rysy.samples.ticktobook.session.CaptureSource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.IntFunction;
import org.agrona.DirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Recorded sessions decode to what an independent reader found in them. */
class RecordedSessionsTest {
    @ParameterizedTest
    @CsvSource({
        SharedData.FX_V8 + ", v1.8.Cme.Mdp3.Sbe.v8.1.Example",
        SharedData.FX_V9 + ", derived.fx320-as-v9",
        SharedData.NINE_CHANNELS + ", v1.9.Cme.Mdp3.Sbe.v9.1.Example"})
    void everyEntryIsDecodedFieldByField(final String capture, final String golden) throws IOException {
        final List<String> lines = decode(SharedData.capture(capture));
        final List<String> expected = SharedData.golden(golden);

        for (int line = 0; line < Math.min(lines.size(), expected.size()); line++) {
            assertThat(lines.get(line)).as("line %d", line).isEqualTo(expected.get(line));
        }
        assertThat(lines).hasSameSizeAs(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "v1.5.MdIncrementalRefreshBook.32.pcap",
        "v1.5.MdIncrementalRefreshSessionStatistics.35.pcap",
        "v1.5.MdIncrementalRefreshTradeSummary.42.pcap",
        "v1.5.MdIncrementalRefreshVolume.37.pcap"})
    void messagesOfAnOlderSchemaAreDecoded(final String capture) throws IOException {
        assertThat(decode(SharedData.capture(capture))).isNotEmpty();
    }

    @Test
    void anInstrumentDefinitionBehindAVlanTagIsSteppedOver() throws IOException {
        final PacketDecoder decoder = new PacketDecoder(new MarketDataListener() { });
        play(SharedData.capture("v1.5.MdInstrumentDefinitionSpread.29.pcap"), channel -> decoder);

        assertThat(decoder.packets()).isEqualTo(1);
        assertThat(decoder.skipped()).isPositive();
        assertThat(decoder.errors()).isZero();
    }

    @Test
    void packetsOfAnotherProjectsTestsAreDecoded() throws IOException {
        final List<String> lines = new ArrayList<>();
        final PacketDecoder decoder = new PacketDecoder(new EntryLines(0, lines));
        for (final String vector : SharedData.vectors("sbedecoder-mit.hex")) {
            final byte[] packet = HexFormat.of().parseHex(vector.substring(vector.indexOf('\t') + 1).strip());
            decoder.decode(new UnsafeBuffer(packet), 0, packet.length);
        }

        assertThat(decoder.packets()).isEqualTo(7);
        assertThat(decoder.errors()).isZero();
        assertThat(decoder.skipped()).isZero();
        assertThat(lines).contains(
            "0,11076438,0,30,status,ES,,21,4,0,1502401500001346819,128",
            "0,11079619,0,32,NoOrderIDEntries,644422849436,5437133604,2,1,1,1502402403112954773,132",
            "0,11079625,1,32,NoMDEntries,2432750000000,4,23936,1322304,2,2,1,1,1502402403113050223,132",
            "0,11078191,0,42,NoMDEntries,2434500000000,2,24842,11283198,2,1,0,2,,1502402400015595653,1");
    }

    private static List<String> decode(final Path capture) throws IOException {
        final List<String> lines = new ArrayList<>();
        final List<PacketDecoder> decoders = new ArrayList<>();
        play(capture, channel -> {
            decoders.add(new PacketDecoder(new EntryLines(channel, lines)));
            return decoders.get(decoders.size() - 1);
        });
        assertThat(decoders).allSatisfy(decoder -> assertThat(decoder.errors()).isZero());
        return lines;
    }

    private static void play(final Path capture, final IntFunction<PacketDecoder> channels)
        throws IOException {
        Played.play(() -> new CaptureSource(capture), channel -> new Decoding(channels.apply(channel)));
    }

    private record Decoding(PacketDecoder decoder) implements MergedPackets {
        @Override
        public void onPacket(final long receiveNanos, final DirectBuffer buffer, final int offset, final int length) {
            decoder.decode(buffer, offset, length);
        }

        @Override
        public void onGap(final long first, final long last) {
            throw new AssertionError("packets " + first + " to " + last + " are missing");
        }
    }
}
