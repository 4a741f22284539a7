package io.rysy.delivery;

import java.util.Arrays;

/**
 * What the runtime knows of one thread: its id, and the group by which it came in. Each thread has one carrier,
 * for as long as it lives, platform or virtual; only that thread touches it, but for the fields by which it waits.
 *
 * <p>Carriers are found through a table indexed by the low bits of the thread id, which costs less than a
 * {@code ThreadLocal}; the table is only a cache, and a thread that finds another's carrier there takes its own from
 * a {@code ThreadLocal} and puts it back.
 */
public final class Carrier extends CarrierFields {

    private static final int SIZE = 1024;

    private static final Carrier[] RECENT = new Carrier[SIZE];

    private static final ThreadLocal<Carrier> OWN = new ThreadLocal<>();

    static {
        Arrays.fill(RECENT, new Carrier(0L, null));
    }

    private Carrier(final long id, final Thread thread) {
        super(id, thread);
    }

    /**
     * The carrier of the thread that calls.
     *
     * @return its carrier
     */
    public static Carrier current() {
        return of(ThreadIds.current());
    }

    /**
     * The id of the thread that calls: never 0, and never that of another thread.
     *
     * @return its id
     */
    public static long currentId() {
        return ThreadIds.current();
    }

    /** The carrier of the thread that calls, which has the given id. */
    static Carrier of(final long id) {
        final Carrier carrier = RECENT[(int) id & SIZE - 1];
        return carrier.id == id ? carrier : find(id);
    }

    /**
     * Whether the thread runs a handler at this moment.
     *
     * @return true inside an actor
     */
    public boolean isInside() {
        return outermost != 0;
    }

    /**
     * The group that the thread entered last, or null: the one at the end of the way that the groups tell. Off the hot
     * path. That thread only.
     */
    GroupCore innermost() {
        GroupCore at = Groups.get(outermost);
        while (at != null && at.inside != id) {
            at = Groups.get(GroupCore.leftFor(at.inside));
        }
        return at;
    }

    /** The call by which this thread has others run a handler for it. That thread only. */
    OwnerCall ownerCall() {
        if (ownerCall == null) {
            ownerCall = new OwnerCall(thread);
        }
        return ownerCall;
    }

    private static Carrier find(final long id) {
        Carrier own = OWN.get();
        if (own == null) {
            own = new Carrier(id, Thread.currentThread());
            OWN.set(own);
        }
        RECENT[(int) id & SIZE - 1] = own;
        return own;
    }
}
