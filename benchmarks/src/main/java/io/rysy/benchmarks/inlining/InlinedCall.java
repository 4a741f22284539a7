package io.rysy.benchmarks.inlining;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A call in a method that was compiled, with the calls in what was inlined for it. */
final class InlinedCall {
    private static final Pattern LINE = Pattern.compile("^([ !sm]+)@ \\d+ +(\\S+)::(\\S+) \\([^)]*\\) *(.*)$");

    private final String method;
    private final String verdict;
    private final int column;
    private final List<InlinedCall> calls = new ArrayList<>();

    private InlinedCall(final String method, final String verdict, final int column) {
        this.method = method;
        this.verdict = verdict;
        this.column = column;
    }

    /** Reads what {@code -XX:+PrintInlining} prints: a call stands further to the right than the one it is part of. */
    static List<InlinedCall> read(final List<String> lines) {
        final List<InlinedCall> all = new ArrayList<>();
        final List<InlinedCall> around = new ArrayList<>();
        for (final String line : lines) {
            final Matcher matcher = LINE.matcher(line);
            if (!matcher.matches()) {
                around.clear();
                continue;
            }
            final String owner = matcher.group(2);
            final InlinedCall call = new InlinedCall(
                owner.substring(owner.lastIndexOf('.') + 1) + "." + matcher.group(3), matcher.group(4),
                matcher.group(1).length());
            around.removeIf(each -> each.column >= call.column);
            if (!around.isEmpty()) {
                around.get(around.size() - 1).calls.add(call);
            }
            around.add(call);
            all.add(call);
        }
        return all;
    }

    /** What is called, as in {@code Book.bestBid}. */
    String method() {
        return method;
    }

    /** Whether C2 put the callee in the place of the call; C1 does not tell what is hot. */
    boolean isInlined() {
        return verdict.startsWith("inline (hot)") || verdict.startsWith("accessor")
            || verdict.startsWith("force inline");
    }

    /** The call and all inside it. */
    Stream<InlinedCall> all() {
        return Stream.concat(Stream.of(this), calls.stream().flatMap(InlinedCall::all));
    }

    /** Whether a method was inlined here, at whatever depth. */
    boolean inlines(final String wanted) {
        return all().anyMatch(each -> each.method.equals(wanted) && each.isInlined());
    }

    @Override
    public String toString() {
        final StringBuilder out = new StringBuilder();
        print(out, 0);
        return out.toString();
    }

    private void print(final StringBuilder out, final int depth) {
        out.append("    ").append("  ".repeat(depth)).append(method).append("  ").append(verdict).append('\n');
        calls.forEach(each -> each.print(out, depth + 1));
    }
}
