package io.rysy.pool;

import io.rysy.annotations.OnExhausted;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;
import org.jetbrains.lincheck.datastructures.ThreadIdGen;
import org.jetbrains.lincheck.datastructures.Validate;
import org.junit.jupiter.api.Test;

/**
 * Pools against their {@link Model}, under the interleavings of two and three threads that Lincheck finds: which
 * acquire, release, and pass messages to each other, so that one is released by another thread than has acquired it.
 * The magazines are short, so that most operations exchange one at the depot.
 *
 * <p>The build looks at a few scenarios. For many, set the system properties {@code rysy.lincheck.scenarios} and
 * {@code rysy.lincheck.invocations}.
 */
abstract class PoolModelCheck {

    private static final int SCENARIOS = Integer.getInteger("rysy.lincheck.scenarios", 4);
    private static final int INVOCATIONS = Integer.getInteger("rysy.lincheck.invocations", 100);

    private static final int SIZE = 3;
    private static final int ROUNDS = 2;

    /** What an acquire can come to. */
    private static final int OWNED_BY_ANOTHER = -1;
    private static final int EXHAUSTED = 0;
    private static final int GIVEN = 1;
    private static final int MADE = 2;

    @Test
    void aPoolThatFailsHandsEachMessageToOneOwnerOfTwo() {
        check(Failing.class, FailingModel.class, 2);
    }

    @Test
    void aPoolThatFailsHandsEachMessageToOneOwnerOfThree() {
        check(Failing.class, FailingModel.class, 3);
    }

    @Test
    void aPoolThatGrowsHandsEachMessageToOneOwnerOfTwo() {
        check(Growing.class, GrowingModel.class, 2);
    }

    @Test
    void aPoolThatGrowsHandsEachMessageToOneOwnerOfThree() {
        check(Growing.class, GrowingModel.class, 3);
    }

    /** Nothing before and after: a thread has the same number in its operations only where they run in parallel. */
    private static void check(final Class<?> pool, final Class<?> model, final int threads) {
        new ModelCheckingOptions()
            .iterations(SCENARIOS)
            .invocationsPerIteration(INVOCATIONS)
            .threads(threads)
            .actorsPerThread(threads == 2 ? 7 : 5)
            .actorsBefore(0)
            .actorsAfter(0)
            .sequentialSpecification(model)
            .check(pool);
    }

    /** A message that knows whether it is owned. */
    static final class Item {

        private final boolean madeLater;
        private boolean seen;
        private boolean owned;

        Item(final boolean madeLater) {
            this.madeLater = madeLater;
        }
    }

    /** A pool with short magazines. */
    static final class Items extends MessagePool<Item> {

        private final boolean full;

        Items(final OnExhausted onExhausted) {
            super("Item", SIZE, onExhausted, ROUNDS);
            full = true;
        }

        @Override
        protected Item make() {
            return new Item(full);
        }

        @Override
        protected void copy(final Item from, final Item to) {
            to.owned = from.owned;
        }

        @Override
        protected boolean same(final Item one, final Item other) {
            return one.owned == other.owned;
        }
    }

    /** The operations on a pool. */
    public abstract static class Operations {

        private final OnExhausted onExhausted;
        private final Items pool;
        private final Deque<Item> passed = new ArrayDeque<>();
        private final AtomicInteger refused = new AtomicInteger();
        private final AtomicInteger made = new AtomicInteger();

        /** What each thread owns; only that thread touches it. */
        private final Deque<Item>[] hands;

        @SuppressWarnings({"unchecked", "rawtypes"})
        Operations(final OnExhausted onExhausted) {
            this.onExhausted = onExhausted;
            this.pool = new Items(onExhausted);
            this.hands = new Deque[4];
            Arrays.setAll(hands, thread -> new ArrayDeque<Item>());
        }

        /** See {@link Model}. */
        @Operation
        public int acquire(@Param(gen = ThreadIdGen.class) final int thread) {
            final Item item;
            try {
                item = pool.acquire();
            } catch (final PoolExhaustedException e) {
                refused.incrementAndGet();
                return EXHAUSTED;
            }
            if (item.owned) {
                return OWNED_BY_ANOTHER;
            }
            item.owned = true;
            hands[thread].push(item);
            if (item.madeLater && !item.seen) {
                item.seen = true;
                made.incrementAndGet();
                return MADE;
            }
            return GIVEN;
        }

        /** See {@link Model}. */
        @Operation
        public boolean release(@Param(gen = ThreadIdGen.class) final int thread) {
            final Item item = hands[thread].poll();
            if (item == null) {
                return false;
            }
            item.owned = false;
            pool.release(item);
            return true;
        }

        /** See {@link Model}. */
        @Operation
        public boolean pass(@Param(gen = ThreadIdGen.class) final int thread) {
            final Item item = hands[thread].poll();
            if (item == null) {
                return false;
            }
            synchronized (passed) {
                passed.add(item);
            }
            return true;
        }

        /** See {@link Model}. */
        @Operation
        public boolean receive(@Param(gen = ThreadIdGen.class) final int thread) {
            final Item item;
            synchronized (passed) {
                item = passed.poll();
            }
            if (item == null) {
                return false;
            }
            hands[thread].push(item);
            return true;
        }

        /** What the pool has counted is what its users have seen. */
        @Validate
        public void counts() {
            final boolean grows = onExhausted == OnExhausted.GROW;
            final int exhaustions = grows ? made.get() : refused.get();
            if (pool.exhaustions() != exhaustions || pool.made() != SIZE + (grows ? exhaustions : 0)) {
                throw new IllegalStateException(pool.exhaustions() + " exhaustions and " + pool.made()
                    + " messages counted, " + made + " made and " + refused + " refused");
            }
        }
    }

    /** What a pool is to threads that take turns: magazines, of which each thread has one, by their sizes. */
    public abstract static class Model {

        private final boolean grows;
        private final Deque<Integer> depot = new ArrayDeque<>();
        private final int[] magazines = new int[4];
        private final int[] hands = new int[4];
        private int passed;

        Model(final boolean grows) {
            this.grows = grows;
            for (int left = SIZE; left > 0; left -= ROUNDS) {
                depot.push(Math.min(left, ROUNDS));
            }
        }

        /** Takes a message out of the thread's magazine, or out of one of the depot that becomes the thread's. */
        public int acquire(final int thread) {
            if (magazines[thread] == 0) {
                if (depot.isEmpty()) {
                    hands[thread] += grows ? 1 : 0;
                    return grows ? MADE : EXHAUSTED;
                }
                magazines[thread] = depot.pop();
            }
            magazines[thread]--;
            hands[thread]++;
            return GIVEN;
        }

        /** Puts one of the thread's messages into its magazine, which goes to the depot first where it is full. */
        public boolean release(final int thread) {
            if (hands[thread] == 0) {
                return false;
            }
            if (magazines[thread] == ROUNDS) {
                depot.push(ROUNDS);
                magazines[thread] = 0;
            }
            magazines[thread]++;
            hands[thread]--;
            return true;
        }

        /** Gives one of the thread's messages to whoever receives it. */
        public boolean pass(final int thread) {
            if (hands[thread] == 0) {
                return false;
            }
            hands[thread]--;
            passed++;
            return true;
        }

        /** Takes what another thread has passed. */
        public boolean receive(final int thread) {
            if (passed == 0) {
                return false;
            }
            passed--;
            hands[thread]++;
            return true;
        }
    }

    /** Refuses when all are out. */
    public static final class Failing extends Operations {
        /** Makes one. */
        public Failing() {
            super(OnExhausted.FAIL);
        }
    }

    /** Makes more when all are out. */
    public static final class Growing extends Operations {
        /** Makes one. */
        public Growing() {
            super(OnExhausted.GROW);
        }
    }

    /** Refuses when all are out. */
    public static final class FailingModel extends Model {
        /** Makes one. */
        public FailingModel() {
            super(false);
        }
    }

    /** Makes more when all are out. */
    public static final class GrowingModel extends Model {
        /** Makes one. */
        public GrowingModel() {
            super(true);
        }
    }
}
