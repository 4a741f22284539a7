package io.rysy.mailbox;

/**
 * Several lanes, each a ring under a lock of its own; every sender keeps to one of them. For many senders at once.
 *
 * <p>The capacity is that of all lanes together. Each lane has an allowance, and the allowances add up to the
 * capacity; a sender whose lane is full takes all the locks and moves half of what the others have to spare, so that
 * even a single sender gets all of it. What is forced in counts in its own lane only: while a lane holds more than
 * its allowance, the others still take up to theirs.
 *
 * <p>The consumer takes one batch from each lane in turn. A lane's slots are allocated when its allowance first grows
 * beyond them; in the worst case each lane has as many as the whole mailbox.
 */
final class ShardedMailbox extends Mailbox {

    private static final int MAX_LANES = 16;
    private static final int MIN_ALLOWANCE = 8;

    /** 2 to the power of 64 over the golden ratio, for Fibonacci hashing: neighbours go far apart. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final Lane[] lanes;
    private final int shift;

    /** The lane whose turn it is. Consumer only. */
    private int current;

    ShardedMailbox(final int capacity) {
        this(capacity, lanesFor(capacity, Runtime.getRuntime().availableProcessors()));
    }

    ShardedMailbox(final int capacity, final int numberOfLanes) {
        super(SHARDED, capacity);
        lanes = new Lane[numberOfLanes];
        shift = Long.SIZE - Integer.numberOfTrailingZeros(numberOfLanes);
        for (int i = 0; i < numberOfLanes; i++) {
            lanes[i] = new Lane(capacity / numberOfLanes + (i < capacity % numberOfLanes ? 1 : 0));
        }
    }

    /** Two for each processor; where there is little to share, fewer. A power of two. */
    private static int lanesFor(final int capacity, final int processors) {
        final int wanted = Math.min(MAX_LANES, Rings.lengthFor(2 * processors));
        return Math.min(wanted, Math.max(1, Integer.highestOneBit(capacity / MIN_ALLOWANCE)));
    }

    boolean add(final long sender, final boolean forced, final Address address, final Object message,
        final Object reply) {
        final Lane lane = laneOf(sender);
        while (!lane.add(forced, address, message, reply)) {
            if (!makeRoom(lane)) {
                return false;
            }
        }
        return true;
    }

    boolean addLanes(final long sender, final boolean forced, final Address address, final Object reply,
        final long lane0, final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        final Lane lane = laneOf(sender);
        while (!lane.addLanes(forced, address, reply, lane0, lane1, lane2, lane3, lane4, lane5)) {
            if (!makeRoom(lane)) {
                return false;
            }
        }
        return true;
    }

    /** The lane of a sender. With a single lane the shift is by 64, which is none: hence the mask. */
    private Lane laneOf(final long sender) {
        return lanes[(int) (sender * SPREAD >>> shift) & lanes.length - 1];
    }

    /** Moves to a lane that is full what others have to spare; false where the whole mailbox is full. */
    private boolean makeRoom(final Lane lane) {
        if (queued() >= capacity()) {
            return false;
        }
        int held = 0;
        try {
            while (held < lanes.length) {
                lanes[held].acquire();
                held++;
            }
            return moveAllowances(lane);
        } finally {
            while (held > 0) {
                held--;
                lanes[held].lock = Hot.FREE;
            }
        }
    }

    private boolean moveAllowances(final Lane lane) {
        long total = 0;
        for (final Lane each : lanes) {
            total += each.spare();
        }
        if (total <= 0) {
            return false;
        }
        final long needed = 1 - lane.spare();
        long gained = 0;
        for (final Lane other : lanes) {
            gained += other == lane ? 0 : toMove(other, needed - gained);
        }
        // The lane may have to allocate, and to fail, before the others give anything away.
        lane.widen((int) gained);
        long moved = 0;
        for (final Lane other : lanes) {
            if (other != lane && moved < gained) {
                final long part = Math.min(gained - moved, toMove(other, needed - moved));
                other.narrow((int) part);
                moved += part;
            }
        }
        return true;
    }

    /** Half of what a lane can spare, or more where more is needed. */
    private static long toMove(final Lane other, final long needed) {
        final long spare = Math.max(0L, other.spare());
        return Math.min(spare, Math.max(needed, (spare + 1) / 2));
    }

    int first() {
        for (int i = 0; i < lanes.length; i++) {
            final int slot = lanes[current].peek(false);
            if (slot >= 0) {
                return slot;
            }
            current = current + 1 & lanes.length - 1;
        }
        return Slots.NONE;
    }

    Slots firstIn() {
        return lanes[current].slots();
    }

    void removeFirst(final Address address) {
        final Lane lane = lanes[current];
        lane.remove(address);
        if (lane.batchIsDone()) {
            current = current + 1 & lanes.length - 1;
        }
    }

    /** Whether the lane of which the last message was removed has no more, as far as the consumer sees. */
    @Override
    boolean looksEmpty() {
        return lanes[current].batchIsDone() && lanes[current - 1 & lanes.length - 1].isEmpty();
    }

    boolean nothingQueued() {
        for (final Lane lane : lanes) {
            if (!lane.isEmpty()) {
                return false;
            }
        }
        return true;
    }

    @Override
    boolean nothingQueuedForSleep() {
        for (final Lane lane : lanes) {
            if (!lane.isEmptyUnderLock()) {
                return false;
            }
        }
        return true;
    }

    @Override
    long queued() {
        // What is added is read before what is removed: there were not fewer than it seems.
        long queued = 0;
        for (final Lane lane : lanes) {
            queued += lane.added();
        }
        for (final Lane lane : lanes) {
            queued -= lane.removed();
        }
        return queued;
    }

    @Override
    long outsideTheRing() {
        long overflowed = 0;
        for (final Lane lane : lanes) {
            overflowed += lane.overflowed();
        }
        return overflowed;
    }
}
