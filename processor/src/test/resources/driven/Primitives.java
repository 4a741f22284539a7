package p;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.ActorSystem;
import io.rysy.BooleanReply;
import io.rysy.ByteReply;
import io.rysy.CharReply;
import io.rysy.DoubleReply;
import io.rysy.FloatReply;
import io.rysy.Group;
import io.rysy.IntReply;
import io.rysy.LongReply;
import io.rysy.Reply;
import io.rysy.ShortReply;
import io.rysy.SyncExecution;
import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** Every primitive type, as message and as reply, by every way. */
public final class Primitives {

    public static final class Box {
        String value;
    }

    @Actor
    public static final class Echo {
        final List<String> log = new ArrayList<>();

        @Handler void all(boolean a, byte b, short c, char d, float e, double f) { log.add(show(a, b, c, d, e, f)); }
        @Handler void rest(int a, long b) { log.add(a + " " + b); }
        @Handler boolean ofBoolean(boolean value) { return value; }
        @Handler byte ofByte(byte value) { return value; }
        @Handler short ofShort(short value) { return value; }
        @Handler char ofChar(char value) { return value; }
        @Handler int ofInt(int value) { return value; }
        @Handler long ofLong(long value) { return value; }
        @Handler float ofFloat(float value) { return value; }
        @Handler double ofDouble(double value) { return value; }
        @Handler Long boxed(long value, int ignored) { return value; }
        @Handler void toBoolean(boolean value, BooleanReply reply) { reply.reply(value); }
        @Handler void toByte(byte value, ByteReply reply) { reply.reply(value); }
        @Handler void toShort(short value, ShortReply reply) { reply.reply(value); }
        @Handler void toChar(char value, CharReply reply) { reply.reply(value); }
        @Handler void toInt(int value, IntReply reply) { reply.reply(value); }
        @Handler void toLong(long value, LongReply reply) { reply.reply(value); }
        @Handler void toFloat(float value, FloatReply reply) { reply.reply(value); }
        @Handler void toDouble(double value, DoubleReply reply) { reply.reply(value); }
        @Handler void toText(int value, Reply<String> reply) { reply.reply("text " + value); }
        @Handler(deferred = true) void later(float value, boolean twice, FloatReply reply) {
            reply.reply(twice ? 2 * value : value);
        }
        @Handler(syncOnly = true) void into(long a, float b, Box into) { into.value = a + " " + b; }
    }

    static String show(boolean a, byte b, short c, char d, float e, double f) {
        return a + " " + b + " " + c + " " + (int) d + " " + Float.floatToRawIntBits(e) + " "
            + Double.doubleToRawLongBits(f);
    }

    private static void with(SyncExecution sync, BiConsumer<Primitives_EchoRef, Echo> test) {
        try (ActorSystem system = ActorSystem.create("test")) {
            final Group group = system.group("group").sync(sync).build();
            final Echo echo = new Echo();
            final Primitives_EchoRef ref = Primitives_EchoRef.spawn(group, "echo", context -> echo);
            group.start();
            test.accept(ref, echo);
        }
    }

    public static void sixParametersArriveAsTheyWere() {
        with(SyncExecution.CALLER, Primitives::six);
    }

    public static void sixParametersArriveAtTheOwnerAsTheyWere() {
        with(SyncExecution.OWNER, Primitives::six);
    }

    private static void six(Primitives_EchoRef ref, Echo echo) {
        ref.sendAll(true, Byte.MIN_VALUE, Short.MIN_VALUE, '\uffff', -0.0f, -0.0);
        assertThat(ref.offerAll(false, (byte) 1, (short) 2, '3', Float.MIN_VALUE, Double.NEGATIVE_INFINITY)).isTrue();
        ref.fastSendRest(0, 0);
        while (ref.group().queued() > 0) {
            Thread.onSpinWait();
        }
        ref.fastSendAll(true, (byte) -1, (short) -1, '\0', Float.NaN, Double.NaN);
        ref.fastSendSpinAll(true, (byte) -1, (short) -1, '\0', Float.NaN, Double.NaN);
        ref.fastSendAdaptiveAll(true, (byte) -1, (short) -1, '\0', Float.NaN, Double.NaN);
        ref.fastSendRest(Integer.MIN_VALUE, Long.MIN_VALUE);
        final String same = show(true, (byte) -1, (short) -1, '\0', Float.NaN, Double.NaN);
        assertThat(echo.log).containsExactlyInAnyOrder(
            show(true, Byte.MIN_VALUE, Short.MIN_VALUE, '\uffff', -0.0f, -0.0),
            show(false, (byte) 1, (short) 2, '3', Float.MIN_VALUE, Double.NEGATIVE_INFINITY),
            "0 0", same, same, same, Integer.MIN_VALUE + " " + Long.MIN_VALUE);
        assertThat(echo.log).endsWith(Integer.MIN_VALUE + " " + Long.MIN_VALUE);
    }

    public static void everyTypeIsReturnedAsItWas() {
        with(SyncExecution.CALLER, Primitives::returned);
    }

    public static void everyTypeIsReturnedByTheOwnerAsItWas() {
        with(SyncExecution.OWNER, Primitives::returned);
    }

    private static void returned(Primitives_EchoRef ref, Echo echo) {
        assertThat(ref.fastSendOfBoolean(true)).isTrue();
        assertThat(ref.fastSendOfByte((byte) -3)).isEqualTo((byte) -3);
        assertThat(ref.fastSendOfShort((short) -3)).isEqualTo((short) -3);
        assertThat(ref.fastSendOfChar('\uffff')).isEqualTo('\uffff');
        assertThat(ref.fastSendOfInt(-3)).isEqualTo(-3);
        assertThat(ref.fastSendOfLong(Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE);
        assertThat(ref.fastSendOfFloat(-1.5f)).isEqualTo(-1.5f);
        assertThat(ref.fastSendOfDouble(1e300)).isEqualTo(1e300);
        assertThat(ref.fastSendBoxed(7, 0)).isEqualTo(7L);
        assertThat(ref.fastSendToBoolean(true)).isTrue();
        assertThat(ref.fastSendToByte((byte) -3)).isEqualTo((byte) -3);
        assertThat(ref.fastSendToShort((short) -3)).isEqualTo((short) -3);
        assertThat(ref.fastSendToChar('\uffff')).isEqualTo('\uffff');
        assertThat(ref.fastSendToInt(-3)).isEqualTo(-3);
        assertThat(ref.fastSendToLong(Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE);
        assertThat(ref.fastSendToFloat(-1.5f)).isEqualTo(-1.5f);
        assertThat(ref.fastSendToDouble(1e300)).isEqualTo(1e300);
        assertThat(ref.fastSendToText(7)).isEqualTo("text 7");
        final Box box = new Box();
        assertThat(ref.fastSendInto(5, 1.5f, box)).isSameAs(box);
        assertThat(box.value).isEqualTo("5 1.5");
        assertThat(ref.fastSendOrOfChar('c', 'b')).isIn('c', 'b');
        assertThat(ref.fastSendOrToText(7, "busy")).isIn("text 7", "busy");
        assertThat(ref.fastSendOrInto(6, 2.5f, box, null)).isIn(box, null);
    }

    public static void everyTypeIsAskedFor() {
        with(SyncExecution.CALLER, (ref, echo) -> {
            assertThat(get(ref.askOfBoolean(true))).isTrue();
            assertThat(get(ref.askOfByte((byte) -3))).isEqualTo((byte) -3);
            assertThat(get(ref.askOfShort((short) -3))).isEqualTo((short) -3);
            assertThat(get(ref.askOfChar('\uffff'))).isEqualTo('\uffff');
            assertThat(get(ref.askOfInt(-3, Duration.ofSeconds(10)))).isEqualTo(-3);
            assertThat(get(ref.askOfLong(-3))).isEqualTo(-3);
            assertThat(get(ref.askOfFloat(-1.5f))).isEqualTo(-1.5f);
            assertThat(get(ref.askOfDouble(1e300))).isEqualTo(1e300);
            assertThat(get(ref.askBoxed(7, 0))).isEqualTo(7);
            assertThat(get(ref.askToBoolean(true))).isTrue();
            assertThat(get(ref.askToByte((byte) -3))).isEqualTo((byte) -3);
            assertThat(get(ref.askToShort((short) -3))).isEqualTo((short) -3);
            assertThat(get(ref.askToChar('\uffff'))).isEqualTo('\uffff');
            assertThat(get(ref.askToInt(-3))).isEqualTo(-3);
            assertThat(get(ref.askToLong(-3))).isEqualTo(-3);
            assertThat(get(ref.askToFloat(-1.5f))).isEqualTo(-1.5f);
            assertThat(get(ref.askToDouble(1e300))).isEqualTo(1e300);
            assertThat(get(ref.askToText(7))).isEqualTo("text 7");
            assertThat(get(ref.askLater(1.5f, true))).isEqualTo(3f);
        });
    }

    private static <R> R get(java.util.concurrent.CompletionStage<R> stage) {
        return stage.toCompletableFuture().orTimeout(10, java.util.concurrent.TimeUnit.SECONDS).join();
    }

    public static void repliesGoToRecipients() {
        with(SyncExecution.CALLER, (ref, echo) -> {
            final List<Object> replies = java.util.Collections.synchronizedList(new ArrayList<>());
            ref.sendOfBoolean(true, reply -> replies.add(reply));
            ref.sendToFloat(1.5f, reply -> replies.add(reply));
            ref.sendToText(1, replies::add);
            ref.sendLater(1.5f, true, reply -> replies.add(reply));
            ref.sendOfInt(3);
            get(ref.askOfInt(1));
            assertThat(replies).containsExactly(true, 1.5f, "text 1", 3f);
        });
    }
}
