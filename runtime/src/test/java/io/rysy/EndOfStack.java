package io.rysy;

/**
 * A program in which callers at the end of their stacks find an actor busy: it ends with 0 where none of them is left
 * in line or keeps others from going on. To be run by the interpreter, where each depth of the stack gives the same.
 */
final class EndOfStack {

    private static final int DEPTHS = 150;
    private static final long SMALL_STACK = 200_000;
    private static final long HOLD_NANOS = 5_000_000;
    private static final long LIMIT_MILLIS = 5_000;

    private EndOfStack() {
    }

    /**
     * Runs it.
     *
     * @param args the name of a SyncExecution
     * @throws InterruptedException never
     */
    public static void main(final String[] args) throws InterruptedException {
        final ActorSystem system = ActorSystem.builder("end-of-stack").errorHandler(error -> { }).build();
        final Group group = system.group("target").sync(SyncExecution.valueOf(args[0])).build();
        final ProbeRef target = Fixture.probe(group, "target");
        final ProbeRef own = Fixture.probe(system.group("own").build(), "own");
        group.start();
        final Runnable call = () -> target.fastSend(new Probe.Act(() -> { }));
        Fixture.in(own, call);
        for (int left = 0; left < DEPTHS; left++) {
            callWith(left, call, own, target);
        }
        System.exit(0);
    }

    private static void callWith(final int left, final Runnable call, final ProbeRef own, final ProbeRef target)
        throws InterruptedException {
        final Thread caller = new Thread(null, () -> Fixture.in(own, () -> {
            final int end = depthFromHere();
            try {
                dig(end - left, new int[1], call);
            } catch (final StackOverflowError | HandlerFailedException e) {
                own.fastSendVoid("it had too little stack");
            }
        }), "caller", SMALL_STACK);
        final Thread holder = new Thread(() -> Fixture.in(target, () -> {
            caller.start();
            final long begin = System.nanoTime();
            while (caller.isAlive() && System.nanoTime() - begin < HOLD_NANOS) {
                Thread.yield();
            }
        }));
        holder.start();
        holder.join(LIMIT_MILLIS);
        caller.join(LIMIT_MILLIS);
        if (holder.isAlive() || caller.isAlive() || target.group().core().waiters() != 0) {
            System.exit(1);
        }
        target.fastSend("free");
        own.fastSendX("free");
    }

    /** How deep this thread can dig from here. */
    private static int depthFromHere() {
        final int[] left = new int[1];
        try {
            dig(Integer.MAX_VALUE, left, () -> { });
        } catch (final StackOverflowError e) {
            return Integer.MAX_VALUE - left[0];
        }
        throw new AssertionError("the stack has no end");
    }

    private static int dig(final int depth, final int[] left, final Runnable then) {
        left[0] = depth;
        if (depth == 0) {
            then.run();
            return 0;
        }
        return dig(depth - 1, left, then) + 1;
    }
}
