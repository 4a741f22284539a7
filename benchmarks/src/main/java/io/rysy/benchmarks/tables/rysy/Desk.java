package io.rysy.benchmarks.tables.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Sends a message to the venue in its group for each trip that is due, and keeps the last answers. */
@Actor
final class Desk {

    /** How many answers are kept: what is alive at any time, pooled or not. */
    static final int KEPT = 1 << 15;

    private final VenueRef venue;
    private final Supply supply;
    private final Quote[] kept = new Quote[KEPT];
    private int next;
    private Schedule schedule;

    Desk(final VenueRef venue, final Supply supply) {
        this.venue = venue;
        this.supply = supply;
    }

    @Handler
    void start(final Schedule order) {
        schedule = order;
        shoot();
    }

    @Handler
    void onAnswer(final Quote answer) {
        final int at = next++ & KEPT - 1;
        if (kept[at] != null) {
            supply.give(kept[at]);
        }
        kept[at] = answer;
        if (schedule.back(answer.value)) {
            shoot();
        }
    }

    private void shoot() {
        schedule.awaitDue();
        venue.send(supply.take(schedule.left()));
    }
}
