package io.rysy.samples.ticktobook.pcap;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Opens capture files of either format. */
public final class Captures {
    private Captures() {
    }

    /**
     * Opens a file and finds out what it is by its first four bytes.
     *
     * @param path a pcap or pcapng file, whatever its name
     * @return a reader at the first frame; the caller closes it
     * @throws IOException if the file is missing, empty or of another kind
     */
    public static FrameReader open(final Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new UnreadableCaptureException(path + " is a directory, not a capture file");
        }
        if (!Files.isReadable(path)) {
            throw new UnreadableCaptureException(path + (Files.exists(path) ? " may not be read" : " does not exist"));
        }
        final CaptureInput input = new CaptureInput(path);
        try {
            return reader(input);
        } catch (final IOException | RuntimeException e) {
            input.close();
            throw e;
        }
    }

    private static FrameReader reader(final CaptureInput input) throws IOException {
        if (!input.begin(4)) {
            throw input.unreadable("is empty");
        }
        final int magic = input.int32(0);
        if (magic == PcapngReader.SECTION) {
            return new PcapngReader(input);
        }
        if (PcapReader.isMagic(magic)) {
            return new PcapReader(input, magic);
        }
        throw input.unreadable("is neither a pcap nor a pcapng file");
    }
}
