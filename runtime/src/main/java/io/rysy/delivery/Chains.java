package io.rysy.delivery;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Reads the chain of synchronous calls of a thread back from the marks of actors. Only where something went wrong. */
final class Chains {

    private Chains() {
    }

    /** The calls in progress on the thread of a carrier, outermost first. That thread, or one that knows it waits. */
    static List<String> describe(final Carrier carrier) {
        final List<Call> calls = new ArrayList<>();
        for (final GroupCore group : carrier.held()) {
            for (final Cell member : group.members().all()) {
                member.forEachMark(mark -> calls.add(new Call(mark, member)));
            }
        }
        calls.sort(Comparator.comparingLong(Call::mark));
        final List<String> chain = new ArrayList<>(calls.size());
        for (final Call call : calls) {
            chain.add(call.member.describe(Marks.code(call.mark)));
        }
        return chain;
    }

    private record Call(long mark, Cell member) {
    }
}
