package io.rysy.spi;

import io.rysy.ActorStoppedException;
import io.rysy.BooleanRecipient;
import io.rysy.BooleanReply;
import io.rysy.ByteRecipient;
import io.rysy.ByteReply;
import io.rysy.CharRecipient;
import io.rysy.CharReply;
import io.rysy.DeliveryException;
import io.rysy.DoubleRecipient;
import io.rysy.DoubleReply;
import io.rysy.FailureListener;
import io.rysy.FloatRecipient;
import io.rysy.FloatReply;
import io.rysy.HandlerFailedException;
import io.rysy.IntRecipient;
import io.rysy.IntReply;
import io.rysy.LongRecipient;
import io.rysy.LongReply;
import io.rysy.NoReplyException;
import io.rysy.Recipient;
import io.rysy.Reply;
import io.rysy.ShortRecipient;
import io.rysy.ShortReply;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The handle that a handler with a {@code Reply} parameter is given, of whatever type. Handles belong to a cell,
 * which uses them again: one after the other, so that a handle kept past its time stays closed for as long as
 * possible.
 *
 * @param <R> the type of the reply
 */
public final class ReplyHandle<R> implements Reply<R>, BooleanReply, ByteReply, ShortReply, CharReply, IntReply,
    LongReply, FloatReply, DoubleReply {

    private static final int CLOSED = 0;
    private static final int OPEN = 1;
    private static final int REPLIED = 2;

    private static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(ReplyHandle.class, "state", int.class);
        } catch (final ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final ActorCell cell;
    private volatile int state = CLOSED;

    /** Where the reply goes, or null where a synchronous caller takes it from here, or nobody wants it. */
    private Object recipient;
    private boolean synchronous;
    private int handler;

    private Object value;
    private long bits;
    private Throwable failure;

    ReplyHandle(final ActorCell cell) {
        this.cell = cell;
    }

    /** Whether the handle is in use. */
    boolean isBusy() {
        return state != CLOSED;
    }

    void open(final int forHandler, final Object toRecipient, final boolean toCaller) {
        handler = forHandler;
        recipient = toRecipient;
        synchronous = toCaller;
        state = OPEN;
    }

    @Override
    public boolean isOpen() {
        return state == OPEN;
    }

    @Override
    @SuppressWarnings("unchecked")
    public void reply(final R reply) {
        claim();
        if (synchronous) {
            value = reply;
        } else {
            final Object to = release();
            if (to == null) {
                cell.countDropped();
            } else {
                ((Recipient<R>) to).reply(reply);
            }
        }
    }

    @Override
    public void reply(final boolean reply) {
        claim();
        if (synchronous) {
            bits = reply ? 1L : 0L;
        } else {
            final Object to = release();
            if (to == null) {
                cell.countDropped();
            } else {
                ((BooleanRecipient) to).reply(reply);
            }
        }
    }

    @Override
    public void reply(final byte reply) {
        claim();
        if (synchronous) {
            bits = reply;
        } else {
            final Object to = release();
            if (to == null) {
                cell.countDropped();
            } else {
                ((ByteRecipient) to).reply(reply);
            }
        }
    }

    @Override
    public void reply(final short reply) {
        claim();
        if (synchronous) {
            bits = reply;
        } else {
            final Object to = release();
            if (to == null) {
                cell.countDropped();
            } else {
                ((ShortRecipient) to).reply(reply);
            }
        }
    }

    @Override
    public void reply(final char reply) {
        claim();
        if (synchronous) {
            bits = reply;
        } else {
            final Object to = release();
            if (to == null) {
                cell.countDropped();
            } else {
                ((CharRecipient) to).reply(reply);
            }
        }
    }

    @Override
    public void reply(final int reply) {
        claim();
        if (synchronous) {
            bits = reply;
        } else {
            final Object to = release();
            if (to == null) {
                cell.countDropped();
            } else {
                ((IntRecipient) to).reply(reply);
            }
        }
    }

    @Override
    public void reply(final long reply) {
        claim();
        if (synchronous) {
            bits = reply;
        } else {
            final Object to = release();
            if (to == null) {
                cell.countDropped();
            } else {
                ((LongRecipient) to).reply(reply);
            }
        }
    }

    @Override
    public void reply(final float reply) {
        claim();
        if (synchronous) {
            bits = Float.floatToRawIntBits(reply);
        } else {
            final Object to = release();
            if (to == null) {
                cell.countDropped();
            } else {
                ((FloatRecipient) to).reply(reply);
            }
        }
    }

    @Override
    public void reply(final double reply) {
        claim();
        if (synchronous) {
            bits = Double.doubleToRawLongBits(reply);
        } else {
            final Object to = release();
            if (to == null) {
                cell.countDropped();
            } else {
                ((DoubleRecipient) to).reply(reply);
            }
        }
    }

    @Override
    public void fail(final Throwable why) {
        claim();
        if (synchronous) {
            failure = why;
        } else {
            final Object to = release();
            if (to != null) {
                ((FailureListener) to).failed(why);
            }
        }
    }

    /**
     * The handler has returned: what it owed and did not give is a failure. For generated code, asynchronous
     * deliveries of handlers that are not deferred.
     */
    public void handlerReturned() {
        if (state == OPEN) {
            final NoReplyException none = cell.noReply(handler);
            fail(none);
            cell.reportMissing(none);
        }
    }

    /** The actor stopped: a deferred reply that is still owed will not come. */
    void actorStopped() {
        if (!synchronous && STATE.compareAndSet(this, OPEN, REPLIED)) {
            final Object to = release();
            if (to != null) {
                ((FailureListener) to).failed(new ActorStoppedException(cell.name()));
            }
        }
    }

    /**
     * The handler threw: the failure goes where the reply would have gone, unless that has been given. For generated
     * code.
     *
     * @param why what the caller gets
     */
    public void handlerFailed(final Throwable why) {
        if (state == OPEN) {
            fail(why);
        }
    }

    /**
     * The reply that a synchronous caller waits for, as an object. For generated code, after the handler returned.
     *
     * @return the reply
     */
    @SuppressWarnings("unchecked")
    public R objectResult() {
        check();
        return (R) value;
    }

    /**
     * The reply that a synchronous caller waits for. For generated code, after the handler returned.
     *
     * @return the reply
     */
    public boolean booleanResult() {
        check();
        return bits != 0L;
    }

    /**
     * The reply that a synchronous caller waits for. For generated code, after the handler returned.
     *
     * @return the reply
     */
    public byte byteResult() {
        check();
        return (byte) bits;
    }

    /**
     * The reply that a synchronous caller waits for. For generated code, after the handler returned.
     *
     * @return the reply
     */
    public short shortResult() {
        check();
        return (short) bits;
    }

    /**
     * The reply that a synchronous caller waits for. For generated code, after the handler returned.
     *
     * @return the reply
     */
    public char charResult() {
        check();
        return (char) bits;
    }

    /**
     * The reply that a synchronous caller waits for. For generated code, after the handler returned.
     *
     * @return the reply
     */
    public int intResult() {
        check();
        return (int) bits;
    }

    /**
     * The reply that a synchronous caller waits for. For generated code, after the handler returned.
     *
     * @return the reply
     */
    public long longResult() {
        check();
        return bits;
    }

    /**
     * The reply that a synchronous caller waits for. For generated code, after the handler returned.
     *
     * @return the reply
     */
    public float floatResult() {
        check();
        return Float.intBitsToFloat((int) bits);
    }

    /**
     * The reply that a synchronous caller waits for. For generated code, after the handler returned.
     *
     * @return the reply
     */
    public double doubleResult() {
        check();
        return Double.longBitsToDouble(bits);
    }

    /** Ends a synchronous use. For generated code, whatever came of it. */
    public void close() {
        value = null;
        failure = null;
        state = CLOSED;
    }

    private void check() {
        if (failure != null) {
            throw failure instanceof DeliveryException ? (DeliveryException) failure
                : new HandlerFailedException(cell.name(), cell.typeOf(handler), failure);
        }
        if (state == OPEN) {
            throw cell.noReply(handler);
        }
    }

    private void claim() {
        if (!STATE.compareAndSet(this, OPEN, REPLIED)) {
            throw new IllegalStateException("actor '" + cell.name() + "' has replied to this message before, or its "
                + "handler returned: a Reply is good for one reply, within its time");
        }
    }

    private Object release() {
        final Object to = recipient;
        recipient = null;
        state = CLOSED;
        return to;
    }
}
