package io.rysy.processor.read;

import com.palantir.javapoet.ClassName;
import io.rysy.processor.model.GeneratedNames;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** What is known about the compilation so far, by name: it outlives the rounds. */
public final class Compilation {

    private final Set<String> sources = new TreeSet<>();
    private final Set<String> written = new TreeSet<>();
    private final Map<ClassName, Set<ClassName>> owners = new TreeMap<>();

    /** Knows nothing yet. */
    public Compilation() {
    }

    /**
     * Takes note of the types that a round brought.
     *
     * @param roots the root elements of the round
     */
    public void addSources(Set<? extends Element> roots) {
        for (Element root : roots) {
            if (root instanceof TypeElement type) {
                sources.add(type.getQualifiedName().toString());
            }
        }
    }

    /**
     * Takes note of an actor: its generated classes can be named from now on.
     *
     * @param actor its class
     */
    public void addActor(ClassName actor) {
        own(GeneratedNames.ref(actor), actor);
        own(GeneratedNames.cell(actor), actor);
    }

    /**
     * Takes note of a pooled message: its pool can be named from now on.
     *
     * @param message its class
     */
    public void addPooled(ClassName message) {
        own(GeneratedNames.pool(message), message);
    }

    /**
     * Takes note of a source that was written here, so that it is not taken for the user's in the next round.
     *
     * @param name its qualified name
     */
    public void addWritten(String name) {
        written.add(name);
    }

    /** Whether the source of an element is part of this compilation, so that a fault can be shown in it. */
    boolean isSource(Element element) {
        TypeElement outermost = null;
        for (Element at = element; at != null; at = at.getEnclosingElement()) {
            outermost = at instanceof TypeElement type ? type : outermost;
        }
        return outermost != null && sources.contains(outermost.getQualifiedName().toString());
    }

    /** The class to be generated that a name stands for: of the same package first, else the only one of its name. */
    Optional<ClassName> resolve(String name, String fromPackage) {
        final List<ClassName> candidates = owners.keySet().stream()
            .filter(candidate -> names(name, candidate.simpleName()) || names(name, candidate.canonicalName()))
            .toList();
        return candidates.stream()
            .filter(candidate -> candidate.packageName().equals(fromPackage))
            .findFirst()
            .or(() -> candidates.size() == 1 ? Optional.of(candidates.get(0)) : Optional.empty());
    }

    /** A class to be generated, with the other types that have the same name or generate the same class. */
    GeneratedName generated(ClassName name, ClassName owner) {
        final Set<ClassName> others = new TreeSet<>(owners.getOrDefault(name, Set.of()));
        others.remove(owner);
        if (sources.contains(name.canonicalName()) && !written.contains(name.canonicalName())) {
            others.add(name);
        }
        return new GeneratedName(name, List.copyOf(others));
    }

    private static boolean names(String written, String name) {
        return written.equals(name) || written.startsWith(name + ".");
    }

    private void own(ClassName name, ClassName owner) {
        owners.computeIfAbsent(name, key -> new TreeSet<>()).add(owner);
    }
}
