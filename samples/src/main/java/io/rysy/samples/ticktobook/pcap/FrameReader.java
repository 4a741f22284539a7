package io.rysy.samples.ticktobook.pcap;

import java.io.Closeable;
import java.io.IOException;

/** Reads the frames of one capture file in the order of the file. One thread at a time. */
public interface FrameReader extends Closeable {
    /**
     * Reads the next frame.
     *
     * @param into what is filled
     * @return false at the end of the file, where {@code into} is left as it was
     * @throws IOException if the file cannot be read or ends inside a record
     */
    boolean next(Frame into) throws IOException;
}
