package io.rysy.delivery;

import io.rysy.BooleanRecipient;
import io.rysy.ByteRecipient;
import io.rysy.CharRecipient;
import io.rysy.DeliveryException;
import io.rysy.DoubleRecipient;
import io.rysy.FloatRecipient;
import io.rysy.HandlerFailedException;
import io.rysy.IntRecipient;
import io.rysy.LongRecipient;
import io.rysy.Recipient;
import io.rysy.ShortRecipient;
import java.util.concurrent.locks.LockSupport;

/**
 * A synchronous call that the receiver's own thread runs while the caller waits, in groups with
 * {@code SyncExecution.OWNER}. Each thread has one of these and uses it again and again, for it makes one call at a
 * time.
 */
public final class OwnerCall implements Recipient<Object>, BooleanRecipient, ByteRecipient, ShortRecipient,
    CharRecipient, IntRecipient, LongRecipient, FloatRecipient, DoubleRecipient {

    private static final int SPINS = 2_000;
    private static final long MAX_PARK_NANOS = 50_000;

    private static final int RUNNING = 0;
    private static final int PARKED = 1;
    private static final int DONE = 2;

    /** The next in the line of the group. */
    OwnerCall next;

    Cell target;
    int code;
    Object message;
    Object into;
    long lane0;
    long lane1;
    long lane2;
    long lane3;
    long lane4;
    long lane5;

    private final Thread caller;
    private Object value;
    private long bits;
    private Throwable failure;
    private volatile int state;

    OwnerCall(final Thread caller) {
        this.caller = caller;
    }

    void open(final Cell cell, final int queued, final Object theMessage, final Object toFill) {
        target = cell;
        code = queued;
        message = theMessage;
        into = toFill;
        value = null;
        failure = null;
        state = RUNNING;
    }

    /** Waits until the group's thread has run the call. The caller only. */
    void await() {
        for (int spins = 0; state != DONE; spins++) {
            if (spins < SPINS) {
                Thread.onSpinWait();
            } else if (state == PARKED || changeToParked()) {
                LockSupport.parkNanos(target.group, MAX_PARK_NANOS);
            }
        }
        message = null;
        into = null;
        final Throwable thrown = failure;
        failure = null;
        if (thrown instanceof DeliveryException) {
            throw (DeliveryException) thrown;
        }
        if (thrown != null) {
            throw new HandlerFailedException(target.name(), target.typeOf(code & ~Cell.LANES), thrown);
        }
    }

    private synchronized boolean changeToParked() {
        if (state == RUNNING) {
            state = PARKED;
        }
        return state == PARKED;
    }

    /** Whether the call was run, though the caller may not know it yet. Any thread. */
    boolean isDone() {
        return state == DONE;
    }

    /** The handler has returned, or failed: lets the caller go on. The group's thread only. */
    synchronized void finish() {
        final boolean parked = state == PARKED;
        state = DONE;
        if (parked) {
            LockSupport.unpark(caller);
        }
    }

    @Override
    public void reply(final Object reply) {
        value = reply;
    }

    @Override
    public void reply(final boolean reply) {
        bits = reply ? 1L : 0L;
    }

    @Override
    public void reply(final byte reply) {
        bits = reply;
    }

    @Override
    public void reply(final short reply) {
        bits = reply;
    }

    @Override
    public void reply(final char reply) {
        bits = reply;
    }

    @Override
    public void reply(final int reply) {
        bits = reply;
    }

    @Override
    public void reply(final long reply) {
        bits = reply;
    }

    @Override
    public void reply(final float reply) {
        bits = Float.floatToRawIntBits(reply);
    }

    @Override
    public void reply(final double reply) {
        bits = Double.doubleToRawLongBits(reply);
    }

    @Override
    public void failed(final Throwable thrown) {
        failure = thrown;
    }

    /**
     * The reply as an object. The caller only.
     *
     * @return the reply
     */
    public Object objectResult() {
        final Object result = value;
        value = null;
        return result;
    }

    /**
     * The reply. The caller only.
     *
     * @return the reply
     */
    public boolean booleanResult() {
        return bits != 0L;
    }

    /**
     * The reply. The caller only.
     *
     * @return the reply
     */
    public byte byteResult() {
        return (byte) bits;
    }

    /**
     * The reply. The caller only.
     *
     * @return the reply
     */
    public short shortResult() {
        return (short) bits;
    }

    /**
     * The reply. The caller only.
     *
     * @return the reply
     */
    public char charResult() {
        return (char) bits;
    }

    /**
     * The reply. The caller only.
     *
     * @return the reply
     */
    public int intResult() {
        return (int) bits;
    }

    /**
     * The reply. The caller only.
     *
     * @return the reply
     */
    public long longResult() {
        return bits;
    }

    /**
     * The reply. The caller only.
     *
     * @return the reply
     */
    public float floatResult() {
        return Float.intBitsToFloat((int) bits);
    }

    /**
     * The reply. The caller only.
     *
     * @return the reply
     */
    public double doubleResult() {
        return Double.longBitsToDouble(bits);
    }
}
