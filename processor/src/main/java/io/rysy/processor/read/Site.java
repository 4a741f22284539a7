package io.rysy.processor.read;

import javax.annotation.processing.Messager;
import javax.tools.Diagnostic;

/** A place in the user's source: an element, an annotation on it, or a value in that annotation. */
@FunctionalInterface
public interface Site {

    /**
     * Reports something at this place.
     *
     * @param messager the compiler's messager
     * @param kind     how bad it is
     * @param text     what to say
     */
    void print(Messager messager, Diagnostic.Kind kind, String text);
}
