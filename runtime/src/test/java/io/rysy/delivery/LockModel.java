package io.rysy.delivery;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What the locks of groups are to threads that take one step at a time: who holds each, who stands in line for it in
 * which order, and whose wait would close a circle. Immutable.
 *
 * <p>A thread's program is a row of letters: {@code B} takes the lock B, {@code b} lets it go; nested. A thread whose
 * wait would close a circle is refused, and goes on behind the letter that would have let the lock go.
 */
final class LockModel {

    private final List<String> programs;

    /** By thread: the next letter, the lock it stands in line for or -1, and how often it was refused. */
    private final int[] next;
    private final int[] waitsFor;
    private final int[] refusals;

    /** By lock: the thread that holds it, or -1; and those in line, the first one first. */
    private final int[] holders;
    private final List<List<Integer>> lines = new ArrayList<>();

    LockModel(final List<String> programs, final int locks) {
        this.programs = programs;
        this.next = new int[programs.size()];
        this.waitsFor = new int[programs.size()];
        this.refusals = new int[programs.size()];
        this.holders = new int[locks];
        Arrays.fill(waitsFor, -1);
        Arrays.fill(holders, -1);
        for (int lock = 0; lock < locks; lock++) {
            lines.add(new ArrayList<>());
        }
    }

    private LockModel(final LockModel other) {
        programs = other.programs;
        next = other.next.clone();
        waitsFor = other.waitsFor.clone();
        refusals = other.refusals.clone();
        holders = other.holders.clone();
        other.lines.forEach(line -> lines.add(new ArrayList<>(line)));
    }

    static int lockOf(final char letter) {
        return Character.toUpperCase(letter) - 'A';
    }

    /** The letter behind the one that lets go what the letter at the given place takes. */
    static int behindRelease(final String program, final int at) {
        return program.indexOf(Character.toLowerCase(program.charAt(at)), at) + 1;
    }

    /** What comes of the next step of a thread that can do one. */
    LockModel step(final int thread) {
        final LockModel after = new LockModel(this);
        final char letter = programs.get(thread).charAt(next[thread]);
        if (Character.isUpperCase(letter)) {
            after.take(thread, lockOf(letter));
        } else {
            after.letGo(thread, lockOf(letter));
        }
        return after;
    }

    private void take(final int thread, final int lock) {
        if (holders[lock] < 0) {
            holders[lock] = thread;
            next[thread]++;
        } else if (closesCircle(thread, lock)) {
            refusals[thread]++;
            next[thread] = behindRelease(programs.get(thread), next[thread]);
        } else {
            waitsFor[thread] = lock;
            lines.get(lock).add(thread);
        }
    }

    private boolean closesCircle(final int thread, final int lock) {
        int holder = holders[lock];
        while (holder != thread && waitsFor[holder] >= 0) {
            holder = holders[waitsFor[holder]];
        }
        return holder == thread;
    }

    private void letGo(final int thread, final int lock) {
        next[thread]++;
        final List<Integer> line = lines.get(lock);
        holders[lock] = line.isEmpty() ? -1 : line.remove(0);
        if (holders[lock] >= 0) {
            waitsFor[holders[lock]] = -1;
            next[holders[lock]]++;
        }
    }

    int threads() {
        return next.length;
    }

    boolean canStep(final int thread) {
        return waitsFor[thread] < 0 && next[thread] < programs.get(thread).length();
    }

    boolean isOver() {
        for (int thread = 0; thread < next.length; thread++) {
            if (next[thread] < programs.get(thread).length()) {
                return false;
            }
        }
        return true;
    }

    int next(final int thread) {
        return next[thread];
    }

    int refusals(final int thread) {
        return refusals[thread];
    }

    int refusals() {
        return Arrays.stream(refusals).sum();
    }

    /** The lock that a thread stands in line for, or -1. */
    int waitsFor(final int thread) {
        return waitsFor[thread];
    }

    boolean holdsAny(final int thread) {
        return Arrays.stream(holders).anyMatch(holder -> holder == thread);
    }

    /** The thread that holds a lock, or -1. */
    int holder(final int lock) {
        return holders[lock];
    }

    int lineLength(final int lock) {
        return lines.get(lock).size();
    }

    @Override
    public String toString() {
        return "next letters " + Arrays.toString(next) + ", waits " + Arrays.toString(waitsFor) + ", refusals "
            + Arrays.toString(refusals) + ", holders " + Arrays.toString(holders) + ", lines " + lines;
    }
}
