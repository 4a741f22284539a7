package io.rysy.benchmarks.tables.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import io.rysy.annotations.OnStop;
import io.rysy.benchmarks.tables.work.Schedule;

/** Sends a message to the venue in its group for each trip that is due, and keeps the last answers. */
@Actor
final class Desk {

    /** How many answers are kept: what is alive at any time, pooled or not. */
    static final int KEPT = 1 << 15;

    private final VenueRef venue;

    /** Where messages come from; null where they are made anew. */
    private final PooledQuotePool pool;

    private final Quote[] kept = new Quote[KEPT];
    private final PooledQuote[] retained = new PooledQuote[KEPT];
    private int next;
    private Schedule schedule;

    Desk(final VenueRef venue, final PooledQuotePool pool) {
        this.venue = venue;
        this.pool = pool;
    }

    @Handler
    void start(final Schedule order) {
        schedule = order;
        shoot();
    }

    @Handler
    void onAnswer(final Quote answer) {
        kept[next++ & KEPT - 1] = answer;
        back(answer.value);
    }

    @Handler
    void onPooled(final PooledQuote answer) {
        final int at = next++ & KEPT - 1;
        final PooledQuote oldest = retained[at];
        retained[at] = pool.retain(answer);
        if (oldest != null) {
            pool.release(oldest);
        }
        back(answer.value);
    }

    @OnStop
    void giveBack() {
        for (final PooledQuote each : retained) {
            if (each != null) {
                pool.release(each);
            }
        }
    }

    private void back(final long value) {
        if (schedule.back(value)) {
            shoot();
        }
    }

    private void shoot() {
        schedule.awaitDue();
        if (pool == null) {
            venue.send(new Quote(schedule.left()));
            return;
        }
        final PooledQuote quote = pool.acquire();
        quote.fill(schedule.left());
        venue.send(quote);
    }
}
