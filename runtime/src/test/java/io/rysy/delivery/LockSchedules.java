package io.rysy.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.ActorSystem;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.agrona.collections.Long2ObjectHashMap;

/**
 * Runs the programs of some threads in all orders of their steps, on the locks of real groups, and compares what is
 * to be seen after each step with the {@link LockModel}: who is inside, who stands in line, whose edge is in the graph
 * of waits, who was refused.
 *
 * <p>Some of the moves may be two steps at once, of two threads. How these interleave is up to the machine; what is to
 * be seen afterwards has to be what one of the two orders makes of it.
 */
final class LockSchedules implements AutoCloseable {

    private static final long HANG_NANOS = TimeUnit.SECONDS.toNanos(20);

    private static final Long2ObjectHashMap<Carrier> GRAPH = graph();

    private final ActorSystem system = ActorSystem.create("schedules");
    private final List<GroupCore> locks = new ArrayList<>();
    private final List<LockWorker> workers = new ArrayList<>();
    private final List<String> programs;
    private final int doubles;

    /** The choices of the run, and out of how many each was made. */
    private final List<Integer> choices = new ArrayList<>();
    private final List<Integer> options = new ArrayList<>();

    private int runs;
    private int refused;
    private String moves = "";

    /**
     * Prepares.
     *
     * @param programs   what each thread does
     * @param contention how each waits
     * @param doubles    how many moves of a run may be two steps at once
     */
    LockSchedules(final List<String> programs, final int[] contention, final int doubles) {
        this.programs = programs;
        this.doubles = doubles;
        final int count = programs.stream().flatMapToInt(String::chars).max().getAsInt() - 'a' + 1;
        for (int lock = 0; lock < count; lock++) {
            locks.add(system.group(String.valueOf((char) ('A' + lock))).build().core());
        }
        final Thread[] inside = new Thread[count];
        for (int i = 0; i < programs.size(); i++) {
            workers.add(new LockWorker(locks, inside, contention[i], "worker-" + i));
        }
    }

    @SuppressWarnings("unchecked")
    private static Long2ObjectHashMap<Carrier> graph() {
        try {
            return (Long2ObjectHashMap<Carrier>) MethodHandles.privateLookupIn(WaitForGraph.class,
                MethodHandles.lookup()).findStaticGetter(WaitForGraph.class, "WAITING", Long2ObjectHashMap.class)
                .invoke();
        } catch (final Throwable t) {
            throw new AssertionError(t);
        }
    }

    /** All of them. */
    void runAll() {
        do {
            run();
        } while (toNext());
    }

    /** How many runs there were. */
    int runs() {
        return runs;
    }

    /** In how many of them a thread was refused. */
    int refused() {
        return refused;
    }

    private boolean toNext() {
        for (int last = choices.size() - 1; last >= 0; last--) {
            if (choices.get(last) + 1 < options.get(last)) {
                choices.set(last, choices.get(last) + 1);
                return true;
            }
            choices.remove(last);
            options.remove(last);
        }
        return false;
    }

    private void run() {
        runs++;
        moves = "";
        for (int i = 0; i < programs.size(); i++) {
            workers.get(i).load(programs.get(i));
        }
        List<LockModel> states = List.of(new LockModel(programs, locks.size()));
        int doublesLeft = doubles;
        int depth = 0;
        while (!states.get(0).isOver()) {
            final List<int[]> possible = moves(states.get(0), doublesLeft > 0);
            if (depth == choices.size()) {
                choices.add(0);
                options.add(possible.size());
            }
            // A move of two steps may have come out otherwise than in the run before, with other moves after it.
            final int[] move = possible.get(Math.min(choices.get(depth++), possible.size() - 1));
            moves += " " + move[0] + (move.length == 2 ? "+" + move[1] : "");
            states = take(move, states);
            doublesLeft -= move.length - 1;
        }
        while (choices.size() > depth) {
            choices.remove(choices.size() - 1);
            options.remove(options.size() - 1);
        }
        refused += states.get(0).refusals() > 0 ? 1 : 0;
        synchronized (GRAPH) {
            assertThat(GRAPH).isEmpty();
        }
    }

    /** All steps that can be done, and all pairs of them; the same in all the states, which cannot be told apart. */
    private static List<int[]> moves(final LockModel state, final boolean andDoubles) {
        final List<int[]> moves = new ArrayList<>();
        final List<Integer> ready = new ArrayList<>();
        for (int i = 0; i < state.threads(); i++) {
            if (state.canStep(i)) {
                moves.add(new int[] {i});
                ready.add(i);
            }
        }
        for (int i = 0; andDoubles && i < ready.size(); i++) {
            for (int j = i + 1; j < ready.size(); j++) {
                moves.add(new int[] {ready.get(i), ready.get(j)});
            }
        }
        return moves;
    }

    private List<LockModel> take(final int[] move, final List<LockModel> before) {
        final List<LockModel> expected = new ArrayList<>();
        for (final LockModel state : before) {
            if (move.length == 1) {
                expected.add(state.step(move[0]));
            } else {
                expected.add(state.step(move[0]).step(move[1]));
                expected.add(state.step(move[1]).step(move[0]));
            }
        }
        for (final int thread : move) {
            workers.get(thread).begin();
        }
        return awaitAnyOf(expected);
    }

    private List<LockModel> awaitAnyOf(final List<LockModel> expected) {
        final long begin = System.nanoTime();
        while (true) {
            if (!seenOf(expected).isEmpty()) {
                // All have settled, it may be since we looked at the first of them.
                return seenOf(expected);
            }
            for (final LockWorker worker : workers) {
                if (worker.failure() != null) {
                    throw new AssertionError("programs " + programs + ", moves" + moves, worker.failure());
                }
            }
            if (System.nanoTime() - begin > HANG_NANOS) {
                throw new AssertionError("programs " + programs + ", moves" + moves + ": expected any of " + expected
                    + "; seen " + seen());
            }
            Thread.yield();
        }
    }

    private List<LockModel> seenOf(final List<LockModel> expected) {
        final List<LockModel> seen = new ArrayList<>();
        for (final LockModel state : expected) {
            if (isSeen(state)) {
                seen.add(state);
            }
        }
        return seen;
    }

    /**
     * Whether this is what is to be seen, and will be until the next move. The threads first, and the locks after them:
     * who is idle stays so, and lets nothing go. Who waits without an edge is busy already on its way into the line,
     * so only the length of the line tells that it has arrived; read before the threads, the line could be as long as
     * it should be because the one who was handed the lock had not left it yet.
     */
    private boolean isSeen(final LockModel state) {
        for (int i = 0; i < workers.size(); i++) {
            final LockWorker worker = workers.get(i);
            final boolean waits = state.waitsFor(i) >= 0;
            final GroupCore edge = waits && state.holdsAny(i) ? locks.get(state.waitsFor(i)) : null;
            if (worker.isIdle() == waits || edge(worker.carrier()) != edge) {
                return false;
            }
            if (!waits && (worker.next() != state.next(i) || worker.refusals() != state.refusals(i))) {
                return false;
            }
        }
        for (int lock = 0; lock < locks.size(); lock++) {
            final int holder = state.holder(lock);
            if (locks.get(lock).owner() != (holder < 0 ? 0L : workers.get(holder).carrier().id)
                || locks.get(lock).lineLength() != state.lineLength(lock)) {
                return false;
            }
        }
        return true;
    }

    private static GroupCore edge(final Carrier carrier) {
        synchronized (GRAPH) {
            return GRAPH.get(carrier.id) == null ? null : carrier.waitsFor;
        }
    }

    private String seen() {
        final StringBuilder seen = new StringBuilder();
        for (final GroupCore lock : locks) {
            seen.append(lock).append(", ").append(lock.lineLength()).append(" in line; ");
        }
        for (final LockWorker worker : workers) {
            seen.append("thread ").append(worker.carrier().id).append(worker.isIdle() ? " idle" : " busy")
                .append(" at letter ").append(worker.next()).append(", refused ").append(worker.refusals())
                .append(", edge to ").append(edge(worker.carrier())).append("; ");
        }
        return seen.toString();
    }

    @Override
    public void close() {
        for (final LockWorker worker : workers) {
            worker.end();
        }
        system.close();
    }
}
