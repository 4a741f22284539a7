package io.rysy.samples.ticktobook.pcap;

/**
 * Finds the UDP payload in a frame: over Ethernet with any VLAN tags, Linux cooked, loopback or raw IP, version 4 or 6.
 *
 * <p>The payload ends where UDP says, so a trailer is left out; a frame that the capture cut short gives what is there.
 * Fragments are stepped over. Holds no frame, only places in it. One thread at a time.
 */
public final class UdpFrame {
    private static final int ETHERNET = 1;
    private static final int LOOPBACK = 0;
    private static final int OPENBSD_LOOPBACK = 108;
    private static final int RAW_IP = 101;
    private static final int LINUX_COOKED = 113;
    private static final int RAW_IPV4 = 228;
    private static final int RAW_IPV6 = 229;
    private static final int LINUX_COOKED_2 = 276;
    private static final int IPV4 = 0x0800;
    private static final int IPV6 = 0x86DD;
    private static final int VLAN = 0x8100;
    private static final int PROVIDER_VLAN = 0x88A8;
    private static final int OLD_PROVIDER_VLAN = 0x9100;
    private static final int UDP = 17;
    private static final int IPV4_HEADER = 20;
    private static final int IPV6_HEADER = 40;
    private static final int UDP_HEADER = 8;
    private static final int FRAGMENT = 0x3FFF;

    private int port;
    private int payloadOffset;
    private int payloadLength;

    /**
     * Looks into a frame.
     *
     * @param frame what was captured
     * @return false if it holds no whole UDP header; then nothing else here has a meaning
     */
    public boolean wrap(final Frame frame) {
        return switch (frame.linkType) {
            case ETHERNET -> ethernet(frame);
            case LINUX_COOKED -> frame.length >= 16 && network(frame, frame.uint16(14), 16);
            case LINUX_COOKED_2 -> frame.length >= 20 && network(frame, frame.uint16(0), 20);
            case LOOPBACK, OPENBSD_LOOPBACK -> ip(frame, 4);
            case RAW_IP, RAW_IPV4, RAW_IPV6 -> ip(frame, 0);
            default -> false;
        };
    }

    /**
     * Where the datagram was sent to.
     *
     * @return the destination port
     */
    public int port() {
        return port;
    }

    /**
     * Where the payload begins.
     *
     * @return an index into {@link Frame#bytes()}
     */
    public int payloadOffset() {
        return payloadOffset;
    }

    /**
     * How long the payload is.
     *
     * @return bytes, 0 and more
     */
    public int payloadLength() {
        return payloadLength;
    }

    private boolean ethernet(final Frame frame) {
        int at = 12;
        while (at + 2 <= frame.length && isVlan(frame.uint16(at))) {
            at += 4;
        }
        return at + 2 <= frame.length && network(frame, frame.uint16(at), at + 2);
    }

    private static boolean isVlan(final int etherType) {
        return etherType == VLAN || etherType == PROVIDER_VLAN || etherType == OLD_PROVIDER_VLAN;
    }

    private boolean network(final Frame frame, final int etherType, final int at) {
        return (etherType == IPV4 || etherType == IPV6) && ip(frame, at);
    }

    private boolean ip(final Frame frame, final int at) {
        if (at >= frame.length) {
            return false;
        }
        return switch (frame.uint8(at) >> 4) {
            case 4 -> ipv4(frame, at);
            case 6 -> at + IPV6_HEADER <= frame.length && frame.uint8(at + 6) == UDP && udp(frame, at + IPV6_HEADER);
            default -> false;
        };
    }

    private boolean ipv4(final Frame frame, final int at) {
        if (at + IPV4_HEADER > frame.length) {
            return false;
        }
        final int header = (frame.uint8(at) & 0x0F) * 4;
        return header >= IPV4_HEADER
            && frame.uint8(at + 9) == UDP
            && (frame.uint16(at + 6) & FRAGMENT) == 0
            && udp(frame, at + header);
    }

    private boolean udp(final Frame frame, final int at) {
        if (at + UDP_HEADER > frame.length) {
            return false;
        }
        final int length = frame.uint16(at + 4) - UDP_HEADER;
        if (length < 0) {
            return false;
        }
        port = frame.uint16(at + 2);
        payloadOffset = frame.offset + at + UDP_HEADER;
        payloadLength = Math.min(length, frame.length - at - UDP_HEADER);
        return true;
    }
}
