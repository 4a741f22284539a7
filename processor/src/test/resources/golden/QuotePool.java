package p;

import io.rysy.ActorSystem;
import io.rysy.annotations.GeneratedByRysy;
import io.rysy.annotations.OnExhausted;
import io.rysy.pool.MessagePool;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import javax.annotation.processing.Generated;

/**
 * The pool of {@link Quote} in one system. Any thread may use it.
 */
@GeneratedByRysy
@Generated("io.rysy.processor.RysyProcessor")
public final class QuotePool extends MessagePool<Quote> {
    private static final VarHandle PRICE = lookUp(Quote.class, "price");

    private static final VarHandle YIELD = lookUp(Quote.class, "yield");

    private static final VarHandle SYMBOL = lookUp(Quote.class, "symbol");

    private QuotePool() {
        super("Quote", 64, OnExhausted.FAIL);
    }

    /**
     * The one pool of a system, made when it is first asked for. Any thread.
     *
     * @param system the system
     * @return its pool
     */
    public static QuotePool of(final ActorSystem system) {
        return system.pool(QuotePool.class, QuotePool::new);
    }

    private static VarHandle lookUp(final Class<?> owner, final String field) {
        try {
            return MethodHandles.privateLookupIn(owner, MethodHandles.lookup())
                    .unreflectVarHandle(owner.getDeclaredField(field));
        } catch (final ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    @Override
    protected Quote make() {
        return new Quote();
    }

    @Override
    protected void copy(final Quote from, final Quote to) {
        to.size = from.size;
        to.ratio = from.ratio;
        to.venues = from.venues;
        PRICE.set(to, (long) PRICE.get(from));
        YIELD.set(to, (float) YIELD.get(from));
        SYMBOL.set(to, SYMBOL.get(from));
    }

    @Override
    protected boolean same(final Quote one, final Quote other) {
        return one.size == other.size
                && Double.compare(one.ratio, other.ratio) == 0
                && one.venues == other.venues
                && (long) PRICE.get(one) == (long) PRICE.get(other)
                && Float.compare((float) YIELD.get(one), (float) YIELD.get(other)) == 0
                && SYMBOL.get(one) == SYMBOL.get(other);
    }
}
