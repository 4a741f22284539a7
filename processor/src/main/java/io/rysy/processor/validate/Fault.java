package io.rysy.processor.validate;

import io.rysy.processor.read.Site;
import javax.annotation.processing.Messager;
import javax.tools.Diagnostic;

/**
 * Something that is wrong in the user's source.
 *
 * @param kind an error or a warning
 * @param tag  the stable name of the rule
 * @param site where it is wrong
 * @param text what is wrong, and what to write instead
 */
public record Fault(Diagnostic.Kind kind, String tag, Site site, String text) {

    /**
     * Reports it.
     *
     * @param messager the compiler's messager
     */
    public void print(Messager messager) {
        site.print(messager, kind, "[rysy:" + tag + "] " + text);
    }

    /**
     * Whether it keeps the type from being written.
     *
     * @return false for a warning
     */
    public boolean isError() {
        return kind == Diagnostic.Kind.ERROR;
    }
}
