package io.rysy.processor.validate;

import com.palantir.javapoet.ClassName;
import io.rysy.processor.model.GeneratedNames;
import io.rysy.processor.read.HeldReferences;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Actors that hold each other's stubs in a ring. Whether they call each other, and not only send, is not seen here:
 * so this is asked only where the compiler shows nobody the method bodies.
 */
final class DeclaredCycleRule implements Rule<Collection<HeldReferences>> {

    private static final String TAG = "possible-cycle";

    @Override
    public void check(Collection<HeldReferences> actors, Report report) {
        final Map<ClassName, HeldReferences> byStub = new TreeMap<>();
        actors.forEach(each -> byStub.put(GeneratedNames.ref(each.actor()), each));
        final Set<Set<ClassName>> reported = new HashSet<>();
        for (Map.Entry<ClassName, HeldReferences> start : byStub.entrySet()) {
            final List<ClassName> ring = ring(start.getKey(), byStub);
            final Set<String> suppressed = new HashSet<>();
            ring.forEach(stub -> suppressed.addAll(byStub.get(stub).suppressed()));
            if (!ring.isEmpty() && reported.add(Set.copyOf(ring))) {
                final ClassName held = ring.get(1 % ring.size());
                report.warning(TAG, start.getValue().stubs().get(held), suppressed,
                    "These actors hold each other's stubs: " + ring.stream()
                        .map(stub -> Names.brief(byStub.get(stub).actor()) + " -> ")
                        .collect(Collectors.joining()) + Names.brief(start.getValue().actor())
                        + "; where all of them call (fastSend), the last call fails, or threads wait for each other."
                        + " Have one of them send, and say @SuppressWarnings(\"rysy:" + TAG + "\").");
            }
        }
    }

    /** The shortest ring from a stub back to it; empty where there is none. */
    private static List<ClassName> ring(ClassName start, Map<ClassName, HeldReferences> byStub) {
        final Map<ClassName, List<ClassName>> ways = new TreeMap<>(Map.of(start, List.of(start)));
        final Deque<ClassName> next = new ArrayDeque<>(List.of(start));
        while (!next.isEmpty()) {
            final ClassName at = next.remove();
            for (ClassName held : byStub.get(at).stubs().keySet()) {
                if (held.equals(start)) {
                    return ways.get(at);
                }
                if (byStub.containsKey(held) && !ways.containsKey(held)) {
                    final List<ClassName> way = new ArrayList<>(ways.get(at));
                    way.add(held);
                    ways.put(held, way);
                    next.add(held);
                }
            }
        }
        return List.of();
    }
}
