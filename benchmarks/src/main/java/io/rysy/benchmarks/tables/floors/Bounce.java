package io.rysy.benchmarks.tables.floors;

import io.rysy.benchmarks.tables.work.WorkLostException;
import io.rysy.benchmarks.tables.work.Workload;
import org.HdrHistogram.Histogram;

/**
 * The floor of all that spins: a flag is written by one thread, seen and written back by another. With two lines the
 * flag is followed by a word on a line of its own, as a slot is by its message.
 */
public final class Bounce implements Workload {

    private final boolean two;
    private final Lines lines = new Lines();
    private final Thread other = new Thread(this::echo, "echo");
    private volatile boolean closed;
    private long turn;

    /**
     * Starts the other thread.
     *
     * @param count 1 for the flag alone, 2 for the flag and a word
     */
    public Bounce(final int count) {
        this.two = count == 2;
        other.setDaemon(true);
        other.start();
    }

    private void echo() {
        if (two) {
            echoTwo();
        } else {
            echoOne();
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
        if (two) {
            WorkLostException.check("bounces", turn, lines.message());
        }
        return took;
    }

    private void bounce() {
        final long mine = turn + 1;
        if (two) {
            lines.message(lines.message() + 1);
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
