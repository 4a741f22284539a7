package io.rysy.samples.ticktobook.book;

/** Is told, at the end of an event, of each book whose top is another than before. */
@FunctionalInterface
public interface TopListener {
    /**
     * The top of an instrument's outright book has changed.
     *
     * @param book the instrument's books
     */
    void onTop(InstrumentBook book);
}
