package io.rysy.benchmarks.tables.floors;

import io.rysy.benchmarks.tables.work.WorkLostException;
import io.rysy.benchmarks.tables.work.Workload;
import org.HdrHistogram.Histogram;

/**
 * The floor of all that spins: a flag is written by one thread, seen and written back by another. With two lines the
 * flag is followed by a word on a line of its own, as a slot is by its primitives; or what lies beside the flag says
 * where that word is, as a slot does of an object, so that the second line is asked for when the first one is there.
 */
public final class Bounce implements Workload {

    /** Which lines. */
    public enum Kind {
        /** The flag alone. */
        ONE_LINE,

        /** The flag and a word. */
        TWO_LINES,

        /** The flag, and a word that is found by what lies beside the flag. */
        REFERENCE
    }

    private final Kind kind;
    private final Lines lines = new Lines();
    private final Thread other = new Thread(this::echo, "echo");
    private volatile boolean closed;
    private long turn;

    /**
     * Starts the other thread.
     *
     * @param kind which lines
     */
    public Bounce(final Kind kind) {
        this.kind = kind;
        other.setDaemon(true);
        other.start();
    }

    private void echo() {
        switch (kind) {
            case ONE_LINE:
                echoOne();
                break;
            case TWO_LINES:
                echoTwo();
                break;
            default:
                echoReference();
        }
    }

    private void echoOne() {
        long expected = 1;
        while (!closed) {
            if (lines.flag() == expected) {
                lines.flag(expected + 1);
                expected += 2;
            }
        }
    }

    private void echoTwo() {
        long expected = 1;
        while (!closed) {
            if (lines.flag() == expected) {
                lines.message(lines.message() + 1);
                lines.flag(expected + 1);
                expected += 2;
            }
        }
    }

    private void echoReference() {
        long expected = 1;
        while (!closed) {
            if (lines.flag() == expected) {
                countReferred();
                lines.flag(expected + 1);
                expected += 2;
            }
        }
    }

    private void countReferred() {
        final int at = lines.reference();
        lines.message(at, lines.message(at) + 1);
        lines.reference(at);
    }

    @Override
    public long run(final int count, final Histogram samples) {
        final long begin = System.nanoTime();
        long last = begin;
        for (int i = 0; i < count; i++) {
            bounce();
            if (samples != null) {
                final long now = System.nanoTime();
                samples.recordValue(now - last);
                last = now;
            }
        }
        final long took = System.nanoTime() - begin;
        if (kind != Kind.ONE_LINE) {
            WorkLostException.check("bounces", turn, lines.message());
        }
        return took;
    }

    private void bounce() {
        final long mine = turn + 1;
        if (kind == Kind.TWO_LINES) {
            lines.message(lines.message() + 1);
        } else if (kind == Kind.REFERENCE) {
            countReferred();
        }
        lines.flag(mine);
        while (lines.flag() == mine) {
            // Neither pause nor yield: nothing may come before the line.
        }
        turn = mine + 1;
    }

    @Override
    public void close() {
        closed = true;
    }
}
