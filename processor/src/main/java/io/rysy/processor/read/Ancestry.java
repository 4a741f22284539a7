package io.rysy.processor.read;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** A type with all it inherits from: its superclasses, nearest first, then the interfaces of all of them. */
final class Ancestry {

    private final TypeElement type;
    private final Set<TypeElement> types = new LinkedHashSet<>();
    private final List<TypeMirror> missing = new ArrayList<>();

    private Ancestry(TypeElement type) {
        this.type = type;
    }

    static Ancestry of(TypeElement type) {
        final Ancestry ancestry = new Ancestry(type);
        ancestry.addClasses();
        for (TypeElement each : List.copyOf(ancestry.types)) {
            ancestry.addInterfaces(each);
        }
        return ancestry;
    }

    /** The type itself, and what it inherits from, without {@code Object}. */
    Set<TypeElement> types() {
        return types;
    }

    /** The supertypes that do not exist. */
    List<TypeMirror> missing() {
        return missing;
    }

    /** The methods, each once: own ones first, in the order of {@link #types()}. */
    List<MethodChain> methods(Elements elements) {
        final List<MethodChain> chains = new ArrayList<>();
        for (TypeElement each : types) {
            for (ExecutableElement method : ElementFilter.methodsIn(each.getEnclosedElements())) {
                if (chains.stream().noneMatch(chain -> chain.absorb(method, type, elements))) {
                    chains.add(new MethodChain(method));
                }
            }
        }
        return chains;
    }

    private void addClasses() {
        TypeElement at = type;
        while (at != null && !at.getQualifiedName().contentEquals("java.lang.Object") && types.add(at)) {
            at = existing(at.getSuperclass());
        }
    }

    private void addInterfaces(TypeElement from) {
        for (TypeMirror each : from.getInterfaces()) {
            final TypeElement found = existing(each);
            if (found != null && types.add(found)) {
                addInterfaces(found);
            }
        }
    }

    private TypeElement existing(TypeMirror supertype) {
        final Optional<TypeElement> element = Mirrors.element(supertype);
        if (element.isEmpty() && supertype.getKind() != TypeKind.NONE) {
            missing.add(supertype);
        }
        return element.orElse(null);
    }
}
