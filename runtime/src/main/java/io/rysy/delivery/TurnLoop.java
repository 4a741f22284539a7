package io.rysy.delivery;

import io.rysy.mailbox.Mailbox;
import io.rysy.mailbox.Slots;
import java.util.Arrays;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import org.agrona.concurrent.AgentTerminationException;

/**
 * Runs a group: one call is one round of its duty cycle. On the group's own thread, or on the thread of whoever
 * drives it.
 *
 * <pre>
 *   starts -&gt; polls -&gt; { internal messages, then one from the mailbox } again and again -&gt; batch end
 * </pre>
 *
 * <p>The lock is held over a round; between two turns it goes to the first synchronous caller in line, if there is
 * one.
 */
public final class TurnLoop {

    /** How many internal turns may come before one from the mailbox, or before the round ends in order of arrival. */
    private static final int INTERNAL_BUDGET = 1024;

    /** How many messages one round takes from the mailbox. */
    private static final int ROUND = 256;

    private final GroupCore group;
    private final Mailbox mailbox;
    private final InternalQueue internal;

    /** Where what members send goes while they handle messages, or null where that is to be found out each time. */
    private final InternalQueue membersQueue;

    private Cell[] polls = new Cell[0];
    private Cell[] batchEnds = new Cell[0];

    /** Whether something was done since the last batch end. */
    private boolean inBatch;

    /**
     * Makes the loop of a group.
     *
     * @param group the group
     */
    public TurnLoop(final GroupCore group) {
        this.group = group;
        this.mailbox = group.mailbox();
        this.internal = group.internal();
        this.membersQueue = group.inOrderOfArrival() ? null : internal;
    }

    /**
     * One round. Takes the lock of the group, so it may be called by any thread that is not inside the group.
     *
     * @return the work done, 0 where there was nothing to do
     * @throws AgentTerminationException where the group has stopped for good
     */
    public int doWork() {
        final Carrier carrier = Carrier.current();
        if (group.heldBy(carrier.id)) {
            throw new IllegalStateException(
                "doWork() of group '" + group.name() + "' was called from inside one of its own turns");
        }
        if (polls.length == 0 && !group.hasWork()) {
            return 0;
        }
        group.acquireAsRunner(carrier);
        return holdingRound(carrier);
    }

    private int holdingRound(final Carrier carrier) {
        final boolean tracked = group.comeIn(carrier);
        final GroupCore outer = carrier.round;
        final InternalQueue internalOfOuter = carrier.internal;
        final long bitOfOuter = carrier.roundBit;
        carrier.round = group;
        carrier.internal = membersQueue;
        carrier.roundBit = group.bit;
        try {
            return round(carrier);
        } finally {
            carrier.round = outer;
            carrier.internal = internalOfOuter;
            carrier.roundBit = bitOfOuter;
            group.showInternalMail();
            group.leave(tracked);
        }
    }

    /**
     * Runs a group whose members were told to stop until they have, or the time is over.
     *
     * @param deadlineNanos when to give up, in terms of {@code System.nanoTime()}
     */
    public void runUntilStopped(final long deadlineNanos) {
        final Carrier carrier = Carrier.current();
        while (!group.isAtEnd() && group.fatal() == null) {
            if (group.tryAcquire(carrier.id)) {
                holdingRound(carrier);
            } else if (System.nanoTime() - deadlineNanos < 0) {
                LockSupport.parkNanos(group, 50_000);
            } else {
                group.abandon();
                return;
            }
        }
    }

    /**
     * Whether the group has members that want to be polled. The group's thread only.
     *
     * @return true where it has
     */
    public boolean polls() {
        return polls.length != 0;
    }

    private int round(final Carrier carrier) {
        group.runControls(carrier);
        if (group.hooksChanged()) {
            polls = membersWith(Cell::polls);
            batchEnds = membersWith(Cell::endsBatches);
        }
        int work = poll(carrier);
        work += runOwnerCalls(carrier);
        work += runInternal(carrier);
        final GroupCore running = group;
        final Mailbox queue = mailbox;
        for (int taken = 0; taken < ROUND; taken++) {
            final int slot = queue.peek();
            if (slot == Slots.NONE || running.inOrderOfArrival() && !internal.isEmpty()) {
                break;
            }
            takeFromMailbox(carrier, slot);
            betweenTurns(running, carrier);
            work += 1 + runInternal(carrier);
        }
        inBatch |= work != 0;
        running.showInternalMail();
        if (inBatch && !group.hasWork()) {
            inBatch = false;
            for (final Cell cell : batchEnds) {
                cell.hook(carrier, Cell.ON_BATCH_END);
            }
        }
        return work;
    }

    private int poll(final Carrier carrier) {
        int work = 0;
        for (final Cell cell : polls) {
            // What a poll sends counts as sent from outside: it does not go before what is in the mailbox.
            carrier.internal = null;
            work += cell.hook(carrier, Cell.ON_POLL);
            carrier.internal = membersQueue;
            betweenTurns(group, carrier);
        }
        return work;
    }

    private int runInternal(final Carrier carrier) {
        final GroupCore running = group;
        final InternalQueue queue = internal;
        int turns = 0;
        while (!queue.isEmpty() && turns < INTERNAL_BUDGET) {
            takeInternal(carrier, queue);
            turns++;
            betweenTurns(running, carrier);
        }
        return turns;
    }

    private void takeInternal(final Carrier carrier, final InternalQueue queue) {
        final Slot slot = queue.peek();
        final Cell target = slot.target;
        final int code = slot.code;
        final Object message = slot.message;
        final Object reply = slot.reply;
        slot.clear();
        queue.remove();
        if (code < Cell.LANES) {
            run(carrier, target, code, message, reply);
        } else {
            final Lanes lanes = slot.lanes;
            runLanes(carrier, target, code & ~Cell.LANES, reply,
                lanes.lane0, lanes.lane1, lanes.lane2, lanes.lane3, lanes.lane4, lanes.lane5);
        }
    }

    private void takeFromMailbox(final Carrier carrier, final int slot) {
        final Slots slots = mailbox.slots();
        final Route route = (Route) slots.address(slot);
        final Object reply = route.hasReply ? slots.reply(slot) : null;
        if (route.hasLanes) {
            final long lane0 = slots.lane(slot, 0);
            final long lane1 = slots.lane(slot, 1);
            final long lane2 = slots.lane(slot, 2);
            final long lane3 = slots.lane(slot, 3);
            final long lane4 = slots.lane(slot, 4);
            final long lane5 = slots.lane(slot, 5);
            mailbox.remove(route);
            runLanes(carrier, route.cell, route.code, reply, lane0, lane1, lane2, lane3, lane4, lane5);
        } else {
            final Object message = slots.message(slot);
            mailbox.remove(route);
            run(carrier, route.cell, route.code, message, reply);
        }
    }

    private void run(
        final Carrier carrier, final Cell target, final int code, final Object message, final Object reply) {
        if (code >= 0 && target.isRunning()) {
            target.turn(carrier, code, message, reply);
        } else {
            runUncommon(carrier, target, code, message, reply);
        }
    }

    private void runLanes(final Carrier carrier, final Cell target, final int handler, final Object reply,
        final long lane0, final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        if (target.isRunning()) {
            target.turnOfLanes(carrier, handler, reply, lane0, lane1, lane2, lane3, lane4, lane5);
        } else {
            runLanesUncommon(carrier, target, handler, reply, lane0, lane1, lane2, lane3, lane4, lane5);
        }
    }

    /** A message for an actor that is not started, or stopped. */
    private void runLanesUncommon(final Carrier carrier, final Cell target, final int handler, final Object reply,
        final long lane0, final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        group.runControls(carrier);
        if (target.isRunning()) {
            target.turnOfLanes(carrier, handler, reply, lane0, lane1, lane2, lane3, lane4, lane5);
        } else if (target.life.isStarted()) {
            target.dead(handler, null, reply);
        } else {
            final Slot early = target.life.keepEarly(handler | Cell.LANES, null, reply);
            early.lanes.fill(lane0, lane1, lane2, lane3, lane4, lane5);
        }
    }

    /** The same for the end of an actor, too, and what the runtime wants to have run. */
    private void runUncommon(
        final Carrier carrier, final Cell target, final int code, final Object message, final Object reply) {
        group.runControls(carrier);
        if (code == GroupCore.STOP) {
            if (!group.postponesStop(carrier, target)) {
                target.stopActor(carrier);
            }
        } else if (code == GroupCore.RUN && target.isRunning()) {
            target.turn(carrier, (Runnable) message);
        } else if (target.isRunning()) {
            target.turn(carrier, code, message, reply);
        } else if (target.life.isStarted()) {
            target.dead(code, message, reply);
        } else {
            target.life.keepEarly(code, message, reply);
        }
    }

    /** Callers that wait, one after another while there is no mail. */
    private int runOwnerCalls(final Carrier carrier) {
        int calls = 0;
        while (calls < ROUND && group.hasOwnerCalls() && (calls == 0 || mailbox.isEmpty() && internal.isEmpty())) {
            final OwnerCall call = group.nextOwnerCall();
            call.target.turn(carrier, call);
            calls++;
        }
        return calls;
    }

    /** The group is given: the volatile loads in here would have it loaded from its field again after each. */
    private void betweenTurns(final GroupCore between, final Carrier carrier) {
        if (between.hasOwnerCalls()) {
            final OwnerCall call = between.nextOwnerCall();
            call.target.turn(carrier, call);
        }
        if (between.hasWaiters()) {
            between.letCallersIn(carrier);
        }
        if (between.fatal() != null) {
            stopForGood(carrier);
        }
    }

    /** A VirtualMachineError: nothing of this group can be trusted any more. */
    private void stopForGood(final Carrier carrier) {
        for (final Cell cell : group.members().all()) {
            cell.life.requestStop();
            cell.abandon();
        }
        group.discardAll();
        throw new AgentTerminationException(
            "group '" + group.name() + "' stopped for good after " + group.fatal());
    }

    private Cell[] membersWith(final Predicate<Cell> hook) {
        return Arrays.stream(group.members().all()).filter(Cell::isRunning).filter(hook).toArray(Cell[]::new);
    }
}
