package io.rysy.samples.ticktobook;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The files that a run writes, opened before it begins so that it does not fail at its end. */
final class Outputs implements Closeable {
    private final List<Writer> open = new ArrayList<>();

    /**
     * Refuses files of which one would be written over another, or over what is read.
     *
     * @param files by the options that name them
     * @throws IOException names the two options
     */
    static void requireApart(final Map<String, Path> files) throws IOException {
        final Map<String, Path> before = new LinkedHashMap<>();
        for (final Map.Entry<String, Path> file : files.entrySet()) {
            if (file.getValue().toString().isEmpty()) {
                throw new IOException(file.getKey() + " is empty: name a file");
            }
            for (final Map.Entry<String, Path> other : before.entrySet()) {
                if (isSame(other.getValue(), file.getValue())) {
                    throw new IOException(other.getKey() + " and " + file.getKey() + " name the same file, "
                        + file.getValue() + ": give each its own");
                }
            }
            before.put(file.getKey(), file.getValue());
        }
    }

    /** Links are followed; a device may well be named twice. */
    private static boolean isSame(final Path one, final Path other) throws IOException {
        if (Files.exists(one) && Files.exists(other)) {
            return Files.isRegularFile(one) && Files.isSameFile(one, other);
        }
        return place(one).equals(place(other));
    }

    private static Path place(final Path path) throws IOException {
        final Path absolute = path.toAbsolutePath().normalize();
        final Path folder = absolute.getParent();
        return folder != null && Files.isDirectory(folder)
            ? folder.toRealPath().resolve(absolute.getFileName())
            : absolute;
    }

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
