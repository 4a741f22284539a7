package io.rysy.samples.ticktobook.book;

import io.rysy.samples.ticktobook.mdp.Mdp;
import java.io.IOException;
import java.util.SortedMap;

/**
 * Writes final books: {@code channel,securityId,entryType,level,priceMantissa,size,orderCount}, a line for each place,
 * an empty place with its last three fields empty.
 */
public final class BooksCsv {
    private static final byte[] SIDES = {Mdp.BID, Mdp.OFFER, Mdp.IMPLIED_BID, Mdp.IMPLIED_OFFER};

    private BooksCsv() {
    }

    /**
     * Writes books, sorted by channel, security id, entry type and level.
     *
     * @param channels the books of each channel
     * @param out where to
     * @throws IOException if it cannot be written
     */
    public static void write(final SortedMap<Integer, ChannelBooks> channels, final Appendable out)
        throws IOException {
        final CsvLine line = new CsvLine();
        for (final int channel : channels.keySet()) {
            for (final InstrumentBook book : channels.get(channel).instruments()) {
                for (final byte side : SIDES) {
                    write(channel, book, side, line, out);
                }
            }
        }
    }

    private static void write(final int channel, final InstrumentBook book, final byte side, final CsvLine line,
        final Appendable out) throws IOException {
        final PriceLadder ladder = book.side(side);
        for (int level = 1; level <= ladder.places(); level++) {
            out.append(line.begin(channel)
                .add(book.securityId())
                .add((char) side)
                .add(level)
                .addNullable(ladder.price(level))
                .addNullable(ladder.size(level))
                .addNullable(ladder.orders(level))
                .end());
        }
    }
}
