package io.rysy.benchmarks.inlining;

import java.util.List;

/**
 * What became of a claim.
 *
 * @param text    the claim
 * @param inlined whether a compiled method bears it out
 * @param free    whether none has the call of a double in it, which an actor does not need
 * @param seen    the calls that were looked at
 */
record Finding(String text, boolean inlined, boolean free, List<InlinedCall> seen) {

    boolean holds() {
        return inlined && free;
    }

    @Override
    public String toString() {
        final StringBuilder out = new StringBuilder();
        out.append(inlined ? "yes: " : "NO:  ").append(text).append('\n')
            .append(free ? "yes: " : "NO:  ").append("and nothing is compiled there for doubles\n");
        if (seen.isEmpty()) {
            out.append("    seen: no such call that C2 inlined\n");
        }
        seen.stream().filter(each -> !holds() || each == seen.get(seen.size() - 1)).forEach(out::append);
        return out.toString();
    }
}
