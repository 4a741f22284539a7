package io.rysy.processor.read;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** A method that an actor has, with the methods that it overrides or implements, nearest first. */
final class MethodChain {

    private final List<ExecutableElement> methods = new ArrayList<>();

    MethodChain(ExecutableElement method) {
        methods.add(method);
    }

    /** The method that runs. */
    ExecutableElement method() {
        return methods.get(0);
    }

    /** The method that carries an annotation, nearest first: an override keeps what the overridden method promised. */
    Optional<ExecutableElement> annotated(Class<? extends Annotation> type) {
        return methods.stream().filter(method -> Marks.find(method, type).isPresent()).findFirst();
    }

    /** Takes a method in that this one overrides in an actor. */
    boolean absorb(ExecutableElement other, TypeElement actor, Elements elements) {
        final boolean overridden = method().getSimpleName().equals(other.getSimpleName())
            && elements.overrides(method(), other, actor);
        return overridden && methods.add(other);
    }
}
