package io.rysy.delivery;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What the runtime knows of one thread: its id, how many handlers it has entered, and which groups it may be inside.
 * Each thread has one carrier, for as long as it lives, platform or virtual; only that thread touches it, but for the
 * fields by which it waits.
 *
 * <p>Carriers are found through a table indexed by the low bits of the thread id, which costs less than a
 * {@code ThreadLocal}; the table is only a cache, and a thread that finds another's carrier there takes its own from
 * a {@code ThreadLocal} and puts it back.
 *
 * <p>A call leaves as little here as can be. The first groups that a thread enters get a bit of its words; the bit is
 * set on the way in, where it is not set already, and stays when the thread goes out. Who wants to know which groups
 * the thread is inside looks at the locks of those whose bits are set. A thread that enters more groups than there are
 * bits keeps a stack of those.
 */
public final class Carrier extends CarrierFields {

    /** How many locks and re-entries a chain of synchronous calls may hold. */
    static final int MAX_DEPTH = 256;

    /** Stands in for the carrier of a group that nobody has entered. */
    static final Carrier NOBODY = new Carrier(0L, null);

    /** How many groups of a thread can have a bit. */
    private static final int BITS = 63;

    /** The bit in {@code entered} that says that the thread is inside groups without a bit. */
    private static final long TRACKED = 1L << BITS;

    /** How often an entry without a bit tries to get one. */
    private static final int TRIES = 64;

    private static final int SIZE = 1024;

    private static final Carrier[] RECENT = new Carrier[SIZE];

    private static final ThreadLocal<Carrier> OWN = new ThreadLocal<>();

    private static final VarHandle ENTRIES;

    static {
        Arrays.fill(RECENT, NOBODY);
        try {
            ENTRIES = MethodHandles.lookup().findVarHandle(CarrierFields.class, "entries", long.class);
        } catch (final ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** The numbers of the groups that have a bit, in the order of the bits. See {@link Groups}. */
    private int[] numbers = new int[4];
    private int bits;

    /** The numbers of the groups without one that the thread is inside, the last one entered last. */
    private int[] tracked = new int[2];
    private int tracks;

    /** How often the thread has entered a group without a bit. */
    private int misses;

    /** How many handlers are running in actors that are in the middle of another one. */
    private int reentries;

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

    private static Carrier find(final long id) {
        Carrier own = OWN.get();
        if (own == null) {
            own = new Carrier(id, Thread.currentThread());
            OWN.set(own);
        }
        RECENT[(int) id & SIZE - 1] = own;
        return own;
    }

    /** The mark of a handler that is entered now. */
    long nextMark(final int handler) {
        final long entry = entries + Marks.STEP;
        entries = entry;
        return entry | handler;
    }

    /** Gives no mark from now on that is not above all that another thread has given. */
    void goBeyond(final Carrier other) {
        entries = Math.max(entries, (long) ENTRIES.getOpaque(other));
    }

    // ---------------------------------------------------------------- the way in and out, where it is not the shortest

    /** The bit of a group, or 0 where there is none left. */
    long bitFor(final int number) {
        final long known = knownBit(number);
        if (known != 0L) {
            return known;
        }
        if (bits == BITS) {
            return misses++ % TRIES == 0 ? takeOver(number) : 0L;
        }
        if (bits == numbers.length) {
            numbers = Arrays.copyOf(numbers, bits * 2);
        }
        numbers[bits] = number;
        return 1L << bits++;
    }

    /** The bit that a group has already, or 0. */
    long knownBit(final int number) {
        for (int i = 0; i < bits; i++) {
            if (numbers[i] == number) {
                return 1L << i;
            }
        }
        return 0L;
    }

    /** Takes the bit of a group that is closed, or that another thread has entered since. */
    private long takeOver(final int number) {
        for (int i = 0; i < bits; i++) {
            final GroupCore group = Groups.get(numbers[i]);
            if (group == null || group.carrier != this && !group.heldBy(id)) {
                numbers[i] = number;
                entered &= ~(1L << i);
                return 1L << i;
            }
        }
        return 0L;
    }

    /** The thread has taken the lock of a group with a bit. */
    void enter(final long bit) {
        entered |= bit;
        if (!mayBeTooDeep()) {
            idWhileShallow = id;
        }
    }

    /** The thread has taken the lock of a group without one: {@link #leaveTracked} is to follow. */
    void enterTracked(final int number) {
        if (tracks == tracked.length) {
            tracked = Arrays.copyOf(tracked, tracks * 2);
        }
        tracked[tracks++] = number;
        entered |= TRACKED;
        goDeeper();
    }

    /** The thread is about to let go the lock that it took last of groups without a bit. */
    void leaveTracked() {
        if (--tracks == 0) {
            entered &= ~TRACKED;
        }
    }

    /** The thread enters an actor that is in the middle of a handler: {@link #leaveAgain} is to follow. */
    void enterAgain() {
        reentries++;
        goDeeper();
    }

    void leaveAgain() {
        reentries--;
    }

    private void goDeeper() {
        if (mayBeTooDeep()) {
            idWhileShallow = 0L;
        }
    }

    private boolean mayBeTooDeep() {
        return tracks + reentries + BITS >= MAX_DEPTH;
    }

    /** Whether the chain holds that many locks and re-entries, or more. */
    boolean isAsDeepAs(final int depth) {
        return tracks + reentries + BITS >= depth && depth() >= depth;
    }

    private int depth() {
        int depth = reentries;
        for (int i = nextHeld(0); i >= 0; i = nextHeld(i + 1)) {
            depth++;
        }
        return depth;
    }

    // ---------------------------------------------------------------- the groups that the thread is inside

    /**
     * Whether the thread holds the lock of a group at this moment: it runs a handler, or a group's loop.
     *
     * @return true inside
     */
    public boolean isInside() {
        return nextHeld(0) >= 0;
    }

    /**
     * Whether the thread is inside the group whose loop it runs, where there is one, and certainly inside no other.
     *
     * @return false also where it takes a closer look to know
     */
    boolean isInRoundOnly() {
        return entered == roundBit;
    }

    /** Whether a group that the thread is inside is the innermost one: its handler was entered last, and runs still. */
    boolean isInnermost(final GroupLock group) {
        return entered == group.bit || innermost() == group;
    }

    /** Whether the thread is inside another group than the one given. */
    boolean isInsideAnother(final GroupLock group) {
        for (int i = nextHeld(0); i >= 0; i = nextHeld(i + 1)) {
            if (at(i) != group) {
                return true;
            }
        }
        return false;
    }

    /** The group whose handler the thread entered last of those that run still, or null outside. That thread only. */
    GroupCore innermost() {
        for (long left = entered & ~TRACKED; left != 0L; left &= left - 1) {
            final int i = Long.numberOfTrailingZeros(left);
            final GroupCore group = at(i);
            if (!isHeld(group)) {
                entered &= ~(1L << i);
                if (group != null) {
                    group.hinder(this);
                }
            }
        }
        final int one = nextHeld(0);
        if (one < 0) {
            return null;
        }
        return nextHeld(one + 1) < 0 ? at(one) : running().group;
    }

    /** The actor whose handler the thread entered last of those that run still, or null. That thread only. */
    Cell running() {
        Cell running = null;
        for (int i = nextHeld(0); i >= 0; i = nextHeld(i + 1)) {
            final Cell member = at(i).members().running();
            if (member != null && (running == null || member.mark() > running.mark())) {
                running = member;
            }
        }
        return running;
    }

    /** The groups that the thread is inside. That thread, or one that knows that it waits. */
    List<GroupCore> held() {
        final List<GroupCore> held = new ArrayList<>();
        for (int i = nextHeld(0); i >= 0; i = nextHeld(i + 1)) {
            held.add(at(i));
        }
        return held;
    }

    /** The place of a group that the thread is inside, at this place or behind it; -1 where there is none. */
    private int nextHeld(final int from) {
        for (int i = from; i < BITS; i++) {
            final long left = (entered & ~TRACKED) >>> i;
            if (left == 0L) {
                break;
            }
            i += Long.numberOfTrailingZeros(left);
            if (isHeld(at(i))) {
                return i;
            }
        }
        for (int i = Math.max(from, BITS); i < BITS + tracks; i++) {
            if (isHeld(at(i))) {
                return i;
            }
        }
        return -1;
    }

    /** Places count the bits first, then the stack. */
    private GroupCore at(final int place) {
        return Groups.get(place < BITS ? numbers[place] : tracked[place - BITS]);
    }

    private boolean isHeld(final GroupCore group) {
        return group != null && group.heldBy(id);
    }

    /** The call by which this thread has others run a handler for it. That thread only. */
    OwnerCall ownerCall() {
        if (ownerCall == null) {
            ownerCall = new OwnerCall(thread);
        }
        return ownerCall;
    }
}
