package io.rysy.samples.ticktobook;

import io.rysy.samples.ticktobook.book.InstrumentBook;

/** Keeps a record of the tops of books, where one is wanted; on the thread of the order book's group. */
@FunctionalInterface
interface TopRecorder {
    /** Keeps none. */
    TopRecorder NONE = (channel, end, book) -> { };

    /** The top of a book is another than before, at the end of an event. */
    void onTop(int channel, EventEnd end, InstrumentBook book);
}
