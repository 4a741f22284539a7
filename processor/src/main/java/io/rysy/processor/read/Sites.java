package io.rysy.processor.read;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Finds the places for what is found in one annotated type: where it is declared, or the type if that is elsewhere. */
final class Sites {

    private final Compilation compilation;
    private final TypeElement subject;

    Sites(Compilation compilation, TypeElement subject) {
        this.compilation = compilation;
        this.subject = subject;
    }

    Site subject() {
        return new ElementSite(subject, null, null);
    }

    Site at(Element element) {
        return compilation.isSource(element) ? new ElementSite(element, null, null) : subject();
    }

    Site at(Element element, AnnotationMirror annotation) {
        return compilation.isSource(element) ? new ElementSite(element, annotation, null) : subject();
    }

    /** The value in an annotation, or the annotation where the value is not given. */
    Site at(Element element, AnnotationMirror annotation, String key) {
        return compilation.isSource(element)
            ? new ElementSite(element, annotation, Marks.value(annotation, key).orElse(null))
            : subject();
    }
}
