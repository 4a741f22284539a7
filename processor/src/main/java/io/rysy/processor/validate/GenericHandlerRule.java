package io.rysy.processor.validate;

import io.rysy.processor.read.MethodDeclaration;

/** The types of a handler are known when it is compiled. */
final class GenericHandlerRule implements Rule<MethodDeclaration> {

    private static final String TAG = "generic-handler";

    @Override
    public void check(MethodDeclaration handler, Report report) {
        if (handler.generic()) {
            report.error(TAG, handler.site(),
                "The handler " + handler.label() + " has type parameters. Name the types, or use wildcards.");
        }
    }
}
