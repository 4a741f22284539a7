package io.rysy.processor.lint;

import java.util.LinkedHashSet;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Finds what the methods of a class stand in for: methods that they override, handlers of which it is a double. */
final class Overriding {

    private final Elements elements;
    private final Types types;
    private final Actors actors;

    Overriding(Elements elements, Types types, Actors actors) {
        this.elements = elements;
        this.types = types;
        this.actors = actors;
    }

    void read(TypeElement type, Program program) {
        for (TypeElement above : above(type)) {
            for (ExecutableElement inherited : ElementFilter.methodsIn(above.getEnclosedElements())) {
                for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
                    if (!method.getModifiers().contains(Modifier.STATIC)
                        && method.getSimpleName().equals(inherited.getSimpleName())
                        && elements.overrides(method, inherited, type)) {
                        program.addOverrider(inherited, method);
                        addDouble(above, method, program);
                    }
                }
            }
        }
    }

    private void addDouble(TypeElement above, ExecutableElement method, Program program) {
        if (above.getSimpleName().contentEquals("Handlers")
            && above.getEnclosingElement() instanceof TypeElement stub && Actors.isStub(stub)) {
            actors.actorOf(stub).ifPresent(actor -> actors.turns(actor).stream()
                .filter(Turn::isHandler)
                .filter(turn -> sameSignature(turn.method(), method))
                .forEach(turn -> program.addDouble(turn, method)));
        }
    }

    private boolean sameSignature(ExecutableElement handler, ExecutableElement method) {
        if (!handler.getSimpleName().equals(method.getSimpleName())
            || handler.getParameters().size() != method.getParameters().size()) {
            return false;
        }
        for (int i = 0; i < handler.getParameters().size(); i++) {
            if (!types.isSameType(
                types.erasure(handler.getParameters().get(i).asType()),
                types.erasure(method.getParameters().get(i).asType()))) {
                return false;
            }
        }
        return true;
    }

    private Set<TypeElement> above(TypeElement type) {
        final Set<TypeElement> found = new LinkedHashSet<>();
        add(type.asType(), found);
        found.remove(type);
        return found;
    }

    private void add(TypeMirror type, Set<TypeElement> found) {
        for (TypeMirror each : types.directSupertypes(type)) {
            if (each instanceof DeclaredType declared && found.add((TypeElement) declared.asElement())) {
                add(each, found);
            }
        }
    }
}
