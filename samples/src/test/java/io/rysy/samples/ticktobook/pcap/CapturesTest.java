package io.rysy.samples.ticktobook.pcap;

import static java.nio.ByteOrder.BIG_ENDIAN;
import static java.nio.ByteOrder.LITTLE_ENDIAN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CapturesTest {
    private static final int MICROSECONDS = 0xA1B2C3D4;
    private static final int NANOSECONDS = 0xA1B23C4D;
    private static final int IPV4 = 0x0800;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"BIG_ENDIAN", "LITTLE_ENDIAN"})
    void aPcapOfMicrosecondsIsReadInEitherByteOrder(final String order) throws IOException {
        assertThat(read(capture(order)
            .pcapHeader(MICROSECONDS, CaptureBytes.ETHERNET)
            .pcapRecord(5, 7, CaptureBytes.frame(14_310, "one"))
            .pcapRecord(-1, 999_999, CaptureBytes.frame(15_310, "two"))))
            .containsExactly("14310 5000007000 one", "15310 4294967295999999000 two");
    }

    @ParameterizedTest
    @ValueSource(strings = {"BIG_ENDIAN", "LITTLE_ENDIAN"})
    void aPcapOfNanosecondsIsReadInEitherByteOrder(final String order) throws IOException {
        assertThat(read(capture(order)
            .pcapHeader(NANOSECONDS, CaptureBytes.ETHERNET)
            .pcapRecord(5, 7, CaptureBytes.frame(14_310, "one"))))
            .containsExactly("14310 5000000007 one");
    }

    @ParameterizedTest
    @ValueSource(strings = {"BIG_ENDIAN", "LITTLE_ENDIAN"})
    void aPcapngIsReadInEitherByteOrderWithAClockForEachInterface(final String order) throws IOException {
        assertThat(read(capture(order)
            .section()
            .interfaceBlock(CaptureBytes.ETHERNET, -1, 0)
            .interfaceBlock(CaptureBytes.ETHERNET, 9, 0)
            .interfaceBlock(CaptureBytes.ETHERNET, 0x80 | 10, 0)
            .interfaceBlock(CaptureBytes.ETHERNET, 3, 100)
            .interfaceBlock(CaptureBytes.ETHERNET, 12, 0)
            .otherBlock()
            .packet(0, 5_000_007, CaptureBytes.frame(1, "micro"))
            .packet(1, 1_475_012_773_473_147_505L, CaptureBytes.frame(2, "nano"))
            .packet(2, 3 * 1_024 + 512, CaptureBytes.frame(3, "binary"))
            .packet(3, 1_002, CaptureBytes.frame(4, "offset"))
            .packet(4, 5_000_000_007_999L, CaptureBytes.frame(5, "pico"))))
            .containsExactly("1 5000007000 micro", "2 1475012773473147505 nano", "3 3500000000 binary",
                "4 101002000000 offset", "5 5000000007 pico");
    }

    @Test
    void aSecondSectionOfTheOtherByteOrderBeginsItsInterfacesAnew() throws IOException {
        final byte[] first = new CaptureBytes(BIG_ENDIAN)
            .section()
            .interfaceBlock(CaptureBytes.ETHERNET, 9, 0)
            .packet(0, 1, CaptureBytes.frame(1, "big")).bytes();
        final byte[] second = new CaptureBytes(LITTLE_ENDIAN)
            .section()
            .interfaceBlock(CaptureBytes.ETHERNET, 6, 0)
            .packet(0, 1, CaptureBytes.frame(2, "little")).bytes();
        final byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);

        assertThat(read(both)).containsExactly("1 1 big", "2 1000 little");
    }

    @Test
    void oldAndSimplePacketBlocksAreRead() throws IOException {
        assertThat(read(new CaptureBytes(LITTLE_ENDIAN)
            .section()
            .interfaceBlock(CaptureBytes.ETHERNET, 9, 0)
            .oldPacket(0, 42, CaptureBytes.frame(1, "old"))
            .simplePacket(CaptureBytes.frame(2, "simple"))))
            .containsExactly("1 42 old", "2 42 simple");
    }

    @Test
    void vlanTagsTrailersAndOptionsAreStripped() throws IOException {
        final byte[] packet = CaptureBytes.ipv4(17, 0, CaptureBytes.udp(1, "vlan"));
        final byte[] inner = CaptureBytes.tagged(0x8100, IPV4, CaptureBytes.ipv4(17, 0, CaptureBytes.udp(2, "q-in-q")));

        assertThat(readFrames(CaptureBytes.ETHERNET,
            CaptureBytes.tagged(0x8100, IPV4, packet),
            CaptureBytes.tagged(0x88A8, 0x8100, Arrays.copyOfRange(inner, 14, inner.length)),
            CaptureBytes.withTrailer(CaptureBytes.frame(3, "trailer")),
            CaptureBytes.ethernet(IPV4, CaptureBytes.ipv4(17, 8, CaptureBytes.udp(4, "options"))),
            CaptureBytes.ethernet(0x86DD, CaptureBytes.ipv6(CaptureBytes.udp(5, "six")))))
            .containsExactly("1 0 vlan", "2 0 q-in-q", "3 0 trailer", "4 0 options", "5 0 six");
    }

    @Test
    void framesThatHoldNoWholeUdpHeaderAreSteppedOver() throws IOException {
        final byte[] fragment = CaptureBytes.frame(1, "fragment");
        fragment[14 + 6] = 0x20;
        final byte[] shortUdp = CaptureBytes.frame(1, "");
        shortUdp[14 + 20 + 5] = 7;

        assertThat(readFrames(CaptureBytes.ETHERNET,
            new byte[0],
            new byte[13],
            CaptureBytes.ethernet(0x0806, new byte[28]),
            CaptureBytes.ethernet(IPV4, CaptureBytes.ipv4(103, 0, new byte[30])),
            CaptureBytes.ethernet(IPV4, new byte[] {0x41, 0}),
            CaptureBytes.ethernet(IPV4, CaptureBytes.ipv4(17, 0, new byte[7])),
            CaptureBytes.ethernet(IPV4, new byte[0]),
            fragment,
            shortUdp,
            CaptureBytes.frame(2, "udp")))
            .containsExactly("2 0 udp");
    }

    @Test
    void otherLinkTypesAreRead() throws IOException {
        final byte[] packet = CaptureBytes.ipv4(17, 0, CaptureBytes.udp(1, "raw"));
        final byte[] cooked = new byte[16 + packet.length];
        cooked[14] = 0x08;
        System.arraycopy(packet, 0, cooked, 16, packet.length);
        final byte[] loopback = new byte[4 + packet.length];
        System.arraycopy(packet, 0, loopback, 4, packet.length);

        assertThat(readFrames(101, packet)).containsExactly("1 0 raw");
        assertThat(readFrames(113, cooked)).containsExactly("1 0 raw");
        assertThat(readFrames(0, loopback)).containsExactly("1 0 raw");
        assertThat(readFrames(147, packet)).isEmpty();
    }

    @Test
    void everyTruncationIsReportedInOneLineUnlessItIsBetweenRecords() throws IOException {
        final byte[] pcap = new CaptureBytes(LITTLE_ENDIAN)
            .pcapHeader(MICROSECONDS, CaptureBytes.ETHERNET)
            .pcapRecord(5, 7, CaptureBytes.frame(1, "one")).bytes();
        final byte[] pcapng = new CaptureBytes(LITTLE_ENDIAN)
            .section()
            .interfaceBlock(CaptureBytes.ETHERNET, 9, 0)
            .packet(0, 1, CaptureBytes.frame(1, "one"))
            .otherBlock().bytes();

        assertThat(readableLengths(pcap)).containsExactly(24, pcap.length);
        assertThat(readableLengths(pcapng)).containsExactly(28, 28 + 40, pcapng.length - 24, pcapng.length);
    }

    @Test
    void whatIsNoCaptureIsSaidInOneLine() throws IOException {
        final byte[] random = new byte[5_000];
        new Random(1).nextBytes(random);

        assertThatThrownBy(() -> read(new byte[0])).hasMessageEndingWith("is empty");
        assertThatThrownBy(() -> read(random)).hasMessageEndingWith("is neither a pcap nor a pcapng file");
        assertThatThrownBy(() -> Captures.open(folder)).hasMessageEndingWith("is a directory, not a capture file");
        assertThatThrownBy(() -> Captures.open(folder.resolve("none"))).hasMessageEndingWith("does not exist");
    }

    @Test
    void corruptLengthsAreSaidInOneLine() {
        final byte[] pcap = new CaptureBytes(LITTLE_ENDIAN)
            .pcapHeader(MICROSECONDS, CaptureBytes.ETHERNET)
            .pcapRecord(5, 7, CaptureBytes.frame(1, "one")).bytes();
        pcap[24 + 11] = (byte) 0xFF;
        final byte[] pcapng = new CaptureBytes(LITTLE_ENDIAN)
            .section()
            .packet(0, 1, CaptureBytes.frame(1, "one")).bytes();

        assertThatThrownBy(() -> read(pcap)).hasMessageContaining("is corrupt: the record at byte 24 claims");
        assertThatThrownBy(() -> read(pcapng)).hasMessageContaining("a packet of an unknown interface at byte 28");
    }

    private List<Integer> readableLengths(final byte[] file) throws IOException {
        final List<Integer> readable = new ArrayList<>();
        for (int length = 1; length <= file.length; length++) {
            try {
                read(Arrays.copyOf(file, length));
                readable.add(length);
            } catch (final UnreadableCaptureException e) {
                assertThat(e.getMessage()).contains("is truncated").doesNotContain("\n");
            }
        }
        return readable;
    }

    private List<String> readFrames(final int linkType, final byte[]... frames) throws IOException {
        final CaptureBytes file = new CaptureBytes(LITTLE_ENDIAN).pcapHeader(NANOSECONDS, linkType);
        for (final byte[] frame : frames) {
            file.pcapRecord(0, 0, frame);
        }
        return read(file);
    }

    private List<String> read(final CaptureBytes file) throws IOException {
        return read(file.bytes());
    }

    private List<String> read(final byte[] bytes) throws IOException {
        final Path path = Files.write(folder.resolve("capture"), bytes);
        final List<String> datagrams = new ArrayList<>();
        final Frame frame = new Frame();
        final UdpFrame udp = new UdpFrame();
        try (FrameReader frames = Captures.open(path)) {
            while (frames.next(frame)) {
                if (udp.wrap(frame)) {
                    datagrams.add(udp.port() + " " + frame.timeNanos() + " " + new String(frame.bytes(),
                        udp.payloadOffset(), udp.payloadLength(), StandardCharsets.US_ASCII));
                }
            }
        }
        return datagrams;
    }

    private static CaptureBytes capture(final String order) {
        return new CaptureBytes("BIG_ENDIAN".equals(order) ? BIG_ENDIAN : LITTLE_ENDIAN);
    }
}
