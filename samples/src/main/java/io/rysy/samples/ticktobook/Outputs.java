package io.rysy.samples.ticktobook;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The files that a run writes, opened before it begins so that it does not fail at its end. */
final class Outputs implements Closeable {
    private final List<Writer> open = new ArrayList<>();

    /** Opens a file, or what swallows everything if none is wanted. */
    Writer open(final Path path) throws IOException {
        final Writer writer = path == null ? Writer.nullWriter() : create(path);
        open.add(writer);
        return writer;
    }

    @Override
    public void close() throws IOException {
        for (final Writer writer : open) {
            writer.close();
        }
    }

    private static Writer create(final Path path) throws IOException {
        try {
            return Files.newBufferedWriter(path);
        } catch (final NoSuchFileException e) {
            throw new IOException("cannot write " + path + ": its folder does not exist", e);
        } catch (final IOException | UncheckedIOException e) {
            throw new IOException("cannot write " + path + (Files.isDirectory(path) ? ": it is a directory" : ""), e);
        }
    }
}
