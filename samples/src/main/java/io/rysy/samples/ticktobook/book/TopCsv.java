package io.rysy.samples.ticktobook.book;

import io.rysy.samples.ticktobook.mdp.Mdp;
import java.io.IOException;

/**
 * Writes tops of books: {@code channel,packetSequence,transactTime,securityId,bidMantissa,bidSize,askMantissa,askSize},
 * a side that is empty with empty fields. One thread at a time.
 */
public final class TopCsv {
    private final Appendable out;
    private final CsvLine line = new CsvLine();

    /**
     * A file without lines.
     *
     * @param out where lines go to
     */
    public TopCsv(final Appendable out) {
        this.out = out;
    }

    /**
     * Writes the top of one book.
     *
     * @param channel the instrument's channel
     * @param packetSequence the packet that ended the event
     * @param transactTime the event's time, nanoseconds since 1970
     * @param book the instrument's books
     * @throws IOException if it cannot be written
     */
    public void write(final int channel, final long packetSequence, final long transactTime, final InstrumentBook book)
        throws IOException {
        final PriceLadder bids = book.side(Mdp.BID);
        final PriceLadder offers = book.side(Mdp.OFFER);
        out.append(line.begin(channel)
            .add(packetSequence)
            .add(transactTime)
            .add(book.securityId())
            .addNullable(bids.price(1))
            .addNullable(bids.size(1))
            .addNullable(offers.price(1))
            .addNullable(offers.size(1))
            .end());
    }
}
