package io.rysy.samples.ticktobook.pcap;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The bytes of a capture file, read forward record by record: what was read last is looked at through
 * {@link #int32(int)} and {@link #uint16(int)}, in the file's byte order. A file that ends inside a record is refused.
 */
final class CaptureInput implements Closeable {
    private static final int BUFFER = 1 << 20;
    private static final int LONGEST = 1 << 26;

    private final Path path;
    private final InputStream in;
    private ByteBuffer record = ByteBuffer.allocate(64);
    private long position;
    private long recordStart;

    CaptureInput(final Path path) throws IOException {
        this.path = path;
        in = new BufferedInputStream(Files.newInputStream(path), BUFFER);
    }

    void order(final ByteOrder order) {
        record.order(order);
    }

    ByteOrder order() {
        return record.order();
    }

    /** Reads the first {@code count} bytes of a record; false if the file ends where the record would begin. */
    boolean begin(final int count) throws IOException {
        recordStart = position;
        final int got = in.readNBytes(record.array(), 0, count);
        position += got;
        if (got == 0) {
            return false;
        }
        refuseShort(got, count);
        return true;
    }

    /** Reads on, so that {@code count} bytes of the record follow those that {@link #int32(int)} reached before. */
    void more(final int held, final long count) throws IOException {
        if (count < 0 || count > LONGEST) {
            throw unreadable("is corrupt: the record at byte " + recordStart + " claims "
                + Long.toUnsignedString(count) + " bytes");
        }
        reserve(held + (int) count);
        final int got = in.readNBytes(record.array(), held, (int) count);
        position += got;
        refuseShort(got, (int) count);
    }

    /** Steps over {@code count} bytes of the record. */
    void skip(final long count) throws IOException {
        try {
            in.skipNBytes(count);
        } catch (final EOFException e) {
            throw truncated();
        }
        position += count;
    }

    int int32(final int index) {
        return record.getInt(index);
    }

    long int64(final int index) {
        return record.getLong(index);
    }

    int uint16(final int index) {
        return record.getShort(index) & 0xFFFF;
    }

    byte[] bytes() {
        return record.array();
    }

    UnreadableCaptureException unreadable(final String why) {
        return new UnreadableCaptureException(path + " " + why);
    }

    UnreadableCaptureException corrupt(final String what) {
        return unreadable("is corrupt: " + what + " at byte " + recordStart);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    private void refuseShort(final int got, final int wanted) throws UnreadableCaptureException {
        if (got < wanted) {
            throw truncated();
        }
    }

    private UnreadableCaptureException truncated() {
        return unreadable("is truncated: it ends inside the record that begins at byte " + recordStart);
    }

    private void reserve(final int capacity) {
        if (capacity > record.capacity()) {
            final ByteBuffer larger = ByteBuffer.allocate(Math.max(capacity, 2 * record.capacity()));
            larger.order(record.order());
            larger.put(0, record, 0, record.capacity());
            record = larger;
        }
    }
}
