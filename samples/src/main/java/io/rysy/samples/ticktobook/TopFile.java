package io.rysy.samples.ticktobook;

import io.rysy.samples.ticktobook.book.InstrumentBook;
import io.rysy.samples.ticktobook.book.TopCsv;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Writes the tops of books to a file. */
final class TopFile implements TopRecorder {
    private final TopCsv csv;

    TopFile(final Appendable out) {
        csv = new TopCsv(out);
    }

    @Override
    public void onTop(final int channel, final EventEnd end, final InstrumentBook book) {
        try {
            csv.write(channel, end.packetSequence, end.transactTime, book);
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
