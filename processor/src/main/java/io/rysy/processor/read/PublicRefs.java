package io.rysy.processor.read;

import com.palantir.javapoet.ClassName;
import io.rysy.processor.model.GeneratedNames;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Which stubs may be public: those whose actor and all types they name are. Stubs may name each other in a circle, so
 * what counts is everything that can be reached from one.
 */
public final class PublicRefs {

    private final Map<ClassName, ActorDeclaration> byRef = new HashMap<>();

    /**
     * Looks at the actors of a round. Stubs of earlier rounds exist, and are judged like other types.
     *
     * @param actors the actors
     */
    public PublicRefs(Collection<ActorDeclaration> actors) {
        actors.forEach(actor -> byRef.put(GeneratedNames.ref(actor.name()), actor));
    }

    /**
     * Whether the stub of an actor may be public.
     *
     * @param actor one of the actors
     * @return true if nothing that can be reached from its stub is hidden from anyone
     */
    public boolean isPublic(ActorDeclaration actor) {
        return isPublic(actor, new HashSet<>());
    }

    private boolean isPublic(ActorDeclaration actor, Set<ClassName> visited) {
        return !visited.add(actor.name())
            || actor.shape().isPublic()
            && actor.handlers().stream().flatMap(MethodDeclaration::types).allMatch(type -> isPublic(type, visited));
    }

    private boolean isPublic(TypeUse type, Set<ClassName> visited) {
        return type.isPublic()
            && type.unwritten().stream().allMatch(ref -> !byRef.containsKey(ref) || isPublic(byRef.get(ref), visited));
    }
}
