package io.rysy;

import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Two actors of many shapes, as plain objects and behind their stubs, and each way to reach each of their handlers. */
final class Scene {

    /** A handler of one of the actors. */
    enum Shape {
        VOID, OBJECT, PRIMITIVE, REPLY, LONG_REPLY, DEFERRED, SYNC_ONLY, LANES, LANES_REPLY, POOLED
    }

    /** What a busy actor gives where a number is expected. */
    private static final long BUSY = Long.MIN_VALUE;

    /** The ways to reach one handler with one message; null where there is no such operation. */
    static final class Ways {
        Supplier<?> plain;
        Runnable send;
        BooleanSupplier offer;
        Supplier<CompletionStage<?>> ask;
        Consumer<Consumer<Object>> sendTo;
        Supplier<?> fast;
        Supplier<?> spin;
        Supplier<?> adaptive;
        Supplier<?> x;

        /** Gives null where the actor is busy. */
        Supplier<?> or;
        BooleanSupplier voids;
    }

    final TellerRef teller;
    final GaugeRef gauge;
    private final ParcelPool parcels;
    private final Teller plainTeller;
    private final Gauge plainGauge;

    Scene(final ActorSystem system, final Group ofTeller, final Group ofGauge, final AtomicInteger underWay) {
        teller = TellerRef.spawn(ofTeller, "teller",
            context -> new Teller(new Journal(underWay), context.self()::send, context.self()::send));
        gauge = GaugeRef.spawn(ofGauge, "gauge", context -> new Gauge(new Journal(underWay)));
        parcels = ParcelPool.of(system);
        final AtomicInteger nobodyWaits = new AtomicInteger();
        final Teller[] self = new Teller[1];
        self[0] = new Teller(new Journal(nobodyWaits), note -> self[0].note(note), answer -> self[0].answer(answer));
        plainTeller = self[0];
        plainGauge = new Gauge(new Journal(nobodyWaits));
    }

    String plainState() {
        return plainTeller.show(null) + plainGauge.show(null);
    }

    String state() {
        return teller.fastSend(new Teller.Show()) + gauge.fastSend(new Gauge.Show());
    }

    Ways ways(final Shape shape, final int sender, final int value) {
        switch (shape) {
            case VOID:
                return enter(new Teller.Entry(sender, value));
            case OBJECT:
                return greet(new Teller.Greeting(sender, value));
            case PRIMITIVE:
                return add(new Teller.Sum(sender, value));
            case REPLY:
                return explain(new Teller.Question(sender, value));
            case LONG_REPLY:
                return weigh(new Gauge.Weight(sender, value));
            case DEFERRED:
                return later(new Teller.Order(sender, value));
            case SYNC_ONLY:
                return fill(new Teller.Level(sender, value));
            case LANES:
                return tick(sender, value);
            case LANES_REPLY:
                return level(sender, value);
            default:
                return carry(sender, value);
        }
    }

    private Ways enter(final Teller.Entry message) {
        final Ways ways = new Ways();
        ways.plain = nothing(() -> plainTeller.enter(message));
        ways.send = () -> teller.send(message);
        ways.offer = () -> teller.offer(message);
        ways.fast = nothing(() -> teller.fastSend(message));
        ways.spin = nothing(() -> teller.fastSendSpin(message));
        ways.adaptive = nothing(() -> teller.fastSendAdaptive(message));
        ways.x = nothing(() -> teller.fastSendX(message));
        ways.voids = () -> teller.fastSendVoid(message);
        return ways;
    }

    private Ways greet(final Teller.Greeting message) {
        final Ways ways = new Ways();
        ways.plain = () -> plainTeller.greet(message);
        ways.send = () -> teller.send(message);
        ways.offer = () -> teller.offer(message);
        ways.ask = () -> teller.ask(message);
        ways.sendTo = then -> teller.send(message, (String reply) -> then.accept(reply));
        ways.fast = () -> teller.fastSend(message);
        ways.spin = () -> teller.fastSendSpin(message);
        ways.adaptive = () -> teller.fastSendAdaptive(message);
        ways.x = () -> teller.fastSendX(message);
        ways.or = () -> teller.fastSendOr(message, null);
        ways.voids = () -> teller.fastSendVoid(message);
        return ways;
    }

    private Ways add(final Teller.Sum message) {
        final Ways ways = new Ways();
        ways.plain = () -> plainTeller.add(message);
        ways.send = () -> teller.send(message);
        ways.offer = () -> teller.offer(message);
        ways.ask = () -> teller.ask(message);
        ways.sendTo = then -> teller.send(message, (long reply) -> then.accept(reply));
        ways.fast = () -> teller.fastSend(message);
        ways.spin = () -> teller.fastSendSpin(message);
        ways.adaptive = () -> teller.fastSendAdaptive(message);
        ways.x = () -> teller.fastSendX(message);
        ways.or = () -> unlessBusy(teller.fastSendOr(message, BUSY));
        ways.voids = () -> teller.fastSendVoid(message);
        return ways;
    }

    private Ways explain(final Teller.Question message) {
        final Ways ways = new Ways();
        ways.plain = () -> {
            final Kept reply = new Kept();
            plainTeller.explain(message, reply);
            return reply.value;
        };
        ways.send = () -> teller.send(message);
        ways.offer = () -> teller.offer(message);
        ways.ask = () -> teller.ask(message);
        ways.sendTo = then -> teller.send(message, (String reply) -> then.accept(reply));
        ways.fast = () -> teller.fastSend(message);
        ways.spin = () -> teller.fastSendSpin(message);
        ways.adaptive = () -> teller.fastSendAdaptive(message);
        ways.x = () -> teller.fastSendX(message);
        ways.or = () -> teller.fastSendOr(message, null);
        ways.voids = () -> teller.fastSendVoid(message);
        return ways;
    }

    private Ways later(final Teller.Order message) {
        final Ways ways = new Ways();
        ways.plain = () -> {
            final Kept reply = new Kept();
            plainTeller.later(message, reply);
            return reply.value;
        };
        ways.send = () -> teller.send(message);
        ways.offer = () -> teller.offer(message);
        ways.ask = () -> teller.ask(message);
        ways.sendTo = then -> teller.send(message, (String reply) -> then.accept(reply));
        return ways;
    }

    private Ways fill(final Teller.Level message) {
        final Ways ways = new Ways();
        ways.plain = () -> {
            final StringBuilder into = new StringBuilder();
            plainTeller.fill(message, into);
            return into.toString();
        };
        ways.fast = () -> teller.fastSend(message, new StringBuilder()).toString();
        ways.spin = () -> teller.fastSendSpin(message, new StringBuilder()).toString();
        ways.adaptive = () -> teller.fastSendAdaptive(message, new StringBuilder()).toString();
        ways.x = () -> teller.fastSendX(message, new StringBuilder()).toString();
        ways.or = () -> {
            final StringBuilder filled = teller.fastSendOr(message, new StringBuilder(), null);
            return filled == null ? null : filled.toString();
        };
        return ways;
    }

    private Ways weigh(final Gauge.Weight message) {
        final Ways ways = new Ways();
        ways.plain = () -> {
            final KeptLong reply = new KeptLong();
            plainGauge.weigh(message, reply);
            return reply.value;
        };
        ways.send = () -> gauge.send(message);
        ways.offer = () -> gauge.offer(message);
        ways.ask = () -> gauge.ask(message);
        ways.sendTo = then -> gauge.send(message, (long reply) -> then.accept(reply));
        ways.fast = () -> gauge.fastSend(message);
        ways.spin = () -> gauge.fastSendSpin(message);
        ways.adaptive = () -> gauge.fastSendAdaptive(message);
        ways.x = () -> gauge.fastSendX(message);
        ways.or = () -> unlessBusy(gauge.fastSendOr(message, BUSY));
        ways.voids = () -> gauge.fastSendVoid(message);
        return ways;
    }

    private Ways tick(final int sender, final int value) {
        final Ways ways = new Ways();
        ways.plain = nothing(() -> plainGauge.onTick(sender, value));
        ways.send = () -> gauge.sendOnTick(sender, value);
        ways.offer = () -> gauge.offerOnTick(sender, value);
        ways.fast = nothing(() -> gauge.fastSendOnTick(sender, value));
        ways.spin = nothing(() -> gauge.fastSendSpinOnTick(sender, value));
        ways.adaptive = nothing(() -> gauge.fastSendAdaptiveOnTick(sender, value));
        ways.x = nothing(() -> gauge.fastSendXOnTick(sender, value));
        ways.voids = () -> gauge.fastSendVoidOnTick(sender, value);
        return ways;
    }

    private Ways level(final int sender, final int value) {
        final boolean half = value % 2 == 0;
        final Ways ways = new Ways();
        ways.plain = () -> plainGauge.level(sender, value, half);
        ways.send = () -> gauge.sendLevel(sender, value, half);
        ways.offer = () -> gauge.offerLevel(sender, value, half);
        ways.ask = () -> gauge.askLevel(sender, value, half);
        ways.sendTo = then -> gauge.sendLevel(sender, value, half, (double reply) -> then.accept(reply));
        ways.fast = () -> gauge.fastSendLevel(sender, value, half);
        ways.spin = () -> gauge.fastSendSpinLevel(sender, value, half);
        ways.adaptive = () -> gauge.fastSendAdaptiveLevel(sender, value, half);
        ways.x = () -> gauge.fastSendXLevel(sender, value, half);
        ways.or = () -> {
            final double reply = gauge.fastSendOrLevel(sender, value, half, Double.NaN);
            return Double.isNaN(reply) ? null : reply;
        };
        ways.voids = () -> gauge.fastSendVoidLevel(sender, value, half);
        return ways;
    }

    private Ways carry(final int sender, final int value) {
        final Ways ways = new Ways();
        ways.plain = nothing(() -> {
            final Parcel parcel = new Parcel().to("parcel");
            parcel.weight = value;
            parcel.value = sender;
            plainGauge.carry(parcel);
        });
        ways.send = () -> gauge.send(parcel(sender, value));
        ways.offer = () -> gauge.offer(parcel(sender, value));
        ways.fast = lent(sender, value, gauge::fastSend);
        ways.spin = lent(sender, value, gauge::fastSendSpin);
        ways.adaptive = lent(sender, value, gauge::fastSendAdaptive);
        ways.x = lent(sender, value, gauge::fastSendX);
        ways.voids = () -> {
            lent(sender, value, gauge::fastSendVoid).get();
            return true;
        };
        return ways;
    }

    private Parcel parcel(final int sender, final int value) {
        final Parcel parcel = parcels.acquire().to("parcel");
        parcel.weight = value;
        parcel.value = sender;
        return parcel;
    }

    /** The caller keeps the message: it gives it back itself. */
    private Supplier<?> lent(final int sender, final int value, final Consumer<Parcel> call) {
        return nothing(() -> {
            final Parcel parcel = parcel(sender, value);
            try {
                call.accept(parcel);
            } finally {
                parcels.release(parcel);
            }
        });
    }

    private static Supplier<?> nothing(final Runnable call) {
        return () -> {
            call.run();
            return "nothing";
        };
    }

    private static Long unlessBusy(final long reply) {
        return reply == BUSY ? null : reply;
    }

    /** Keeps the reply of a plain call. */
    private static final class Kept implements Reply<String> {
        private String value;

        @Override
        public void reply(final String reply) {
            value = reply;
        }

        @Override
        public void fail(final Throwable failure) {
            throw new AssertionError(failure);
        }

        @Override
        public boolean isOpen() {
            return value == null;
        }
    }

    /** The same for a primitive. */
    private static final class KeptLong implements LongReply {
        private Long value;

        @Override
        public void reply(final long reply) {
            value = reply;
        }

        @Override
        public void fail(final Throwable failure) {
            throw new AssertionError(failure);
        }

        @Override
        public boolean isOpen() {
            return value == null;
        }
    }
}
