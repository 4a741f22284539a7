package io.rysy.processor.read;

import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Types of the compiler, in the sense that compilers agree on. */
final class Mirrors {

    private Mirrors() {
    }

    /**
     * The class of a type, if it exists. Some compilers make an error of a whole type of which only an argument is
     * missing; that is taken apart like any other.
     */
    static Optional<TypeElement> element(TypeMirror type) {
        return type instanceof DeclaredType declared
            && declared.asElement() instanceof TypeElement element
            && element.asType().getKind() == TypeKind.DECLARED
            ? Optional.of(element)
            : Optional.empty();
    }
}
