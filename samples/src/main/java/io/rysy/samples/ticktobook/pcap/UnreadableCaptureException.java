package io.rysy.samples.ticktobook.pcap;

import java.io.IOException;

/** A capture file that cannot be read, or not to its end; the message is one line for the user. */
public final class UnreadableCaptureException extends IOException {
    private static final long serialVersionUID = 1L;

    /**
     * Says why.
     *
     * @param message one line that names the file and what is wrong with it
     */
    public UnreadableCaptureException(final String message) {
        super(message);
    }
}
