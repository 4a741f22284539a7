package io.rysy.samples.ticktobook.mdp;

import io.rysy.samples.ticktobook.session.CapturedDatagram;
import io.rysy.samples.ticktobook.session.GeneratedSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Sound packets of every template that the decoder knows. */
final class SamplePackets {
    private SamplePackets() {
    }

    /** One packet with a message of each template, some of them twice. */
    static byte[] ofEveryTemplate() {
        return new RawPacket(1)
            .message(4, 9, 9, 0x80).group(2, 1).zeros(2)
            .message(12, 9, 0)
            .message(30, 9, 30, 0)
            .message(32, 6, 11, 0).group(32, 1).zeros(32)
            .message(37, 9, 11, 0).group(16, 2).zeros(32)
            .message(38, 8, 59, 0).group(22, 1).zeros(22)
            .message(39, 9, 35, 0).group(32, 1).zeros(32)
            .message(46, 13, 11, 0x84).group(32, 2).zeros(64).longGroup(24, 1).zeros(24)
            .message(47, 9, 11, 0).group(40, 1).zeros(40)
            .message(48, 9, 11, 1).group(32, 1).zeros(32).longGroup(16, 2).zeros(32)
            .message(49, 9, 11, 0).group(32, 1).zeros(32)
            .message(50, 9, 11, 0).group(32, 1).zeros(32)
            .message(51, 9, 11, 0).group(24, 1).zeros(24)
            .message(52, 9, 59, 0).group(22, 2).zeros(44)
            .message(64, 12, 11, 0x80).group(32, 1).zeros(32).longGroup(24, 1).zeros(24)
            .message(65, 12, 11, 0).group(40, 1).zeros(40).longGroup(16, 1).zeros(16)
            .message(29, 9, 100).zeros(100)
            .bytes();
    }

    /** Packets of a made-up session, and those of {@link #ofEveryTemplate()}. */
    static List<byte[]> all() {
        final List<byte[]> packets = new ArrayList<>(List.of(ofEveryTemplate()));
        final GeneratedSource source = new GeneratedSource(3, 60);
        final CapturedDatagram datagram = new CapturedDatagram();
        while (source.next(datagram)) {
            packets.add(Arrays.copyOf(datagram.bytes, datagram.length));
        }
        return packets;
    }
}
