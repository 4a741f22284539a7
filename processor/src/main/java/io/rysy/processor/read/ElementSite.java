package io.rysy.processor.read;

import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;

/**
 * A place given by compiler elements.
 *
 * @param element    the element
 * @param annotation an annotation on it, or null for the element itself
 * @param value      a value in that annotation, or null for the whole annotation
 */
record ElementSite(Element element, AnnotationMirror annotation, AnnotationValue value) implements Site {

    @Override
    public void print(Messager messager, Diagnostic.Kind kind, String text) {
        messager.printMessage(kind, text, element, annotation, value);
    }
}
