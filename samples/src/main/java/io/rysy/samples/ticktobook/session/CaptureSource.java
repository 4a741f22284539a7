package io.rysy.samples.ticktobook.session;

import io.rysy.samples.ticktobook.pcap.Captures;
import io.rysy.samples.ticktobook.pcap.Frame;
import io.rysy.samples.ticktobook.pcap.FrameReader;
import io.rysy.samples.ticktobook.pcap.UdpFrame;
import java.io.IOException;
import java.nio.file.Path;

/** The UDP datagrams of a capture file, in its order; other frames are stepped over. */
public final class CaptureSource implements DatagramSource {
    private final FrameReader frames;
    private final Frame frame = new Frame();
    private final UdpFrame udp = new UdpFrame();

    /**
     * Opens a capture file.
     *
     * @param path a pcap or pcapng file
     * @throws IOException if it is neither, or cannot be read
     */
    public CaptureSource(final Path path) throws IOException {
        frames = Captures.open(path);
    }

    @Override
    public boolean next(final CapturedDatagram into) throws IOException {
        while (frames.next(frame)) {
            if (udp.wrap(frame)) {
                into.timeNanos = frame.timeNanos();
                into.port = udp.port();
                into.bytes = frame.bytes();
                into.offset = udp.payloadOffset();
                into.length = udp.payloadLength();
                return true;
            }
        }
        return false;
    }

    @Override
    public void close() throws IOException {
        frames.close();
    }
}
