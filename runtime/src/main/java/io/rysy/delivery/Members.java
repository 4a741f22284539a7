package io.rysy.delivery;

import java.util.Arrays;
import java.util.stream.Collectors;

/** The actors of a group, from being declared to their end, in the order in which they were declared. */
final class Members {

    private static final Cell[] NONE = {};

    /** Replaced as a whole, under this object's monitor. */
    private volatile Cell[] all = NONE;

    /** A new actor. Any thread. */
    synchronized void add(final Cell cell) {
        final Cell[] more = Arrays.copyOf(all, all.length + 1);
        more[all.length] = cell;
        all = more;
    }

    /** An actor has stopped for good. Any thread. */
    synchronized void remove(final Cell cell) {
        all = Arrays.stream(all).filter(member -> member != cell).toArray(Cell[]::new);
    }

    /** Those that have not stopped yet; not to be written to. Any thread. */
    Cell[] all() {
        return all;
    }

    /** Whether none is left. Any thread. */
    boolean haveStopped() {
        return all.length == 0;
    }

    /** Asks all to stop, the last one declared first. Any thread. */
    void stop() {
        final Cell[] left = all;
        for (int i = left.length - 1; i >= 0; i--) {
            left[i].stop();
        }
    }

    /** The one whose handler was entered last and runs still, or null. Holder of the group's lock only. */
    Cell running() {
        Cell running = null;
        long last = 0L;
        for (final Cell member : all) {
            if (member.mark() > last) {
                last = member.mark();
                running = member;
            }
        }
        return running;
    }

    /** Their names, for messages. */
    @Override
    public String toString() {
        return Arrays.stream(all).map(Cell::name).collect(Collectors.joining(", "));
    }
}
