package io.rysy.processor.validate;

import io.rysy.processor.read.MethodDeclaration;

/** A call with variable arguments would make an array each time. */
final class VarargsHandlerRule implements Rule<MethodDeclaration> {

    private static final String TAG = "varargs-handler";

    @Override
    public void check(MethodDeclaration handler, Report report) {
        if (handler.varargs()) {
            report.error(TAG, handler.site(),
                "The handler " + handler.label() + " has variable arguments. Take an array, or a message class.");
        }
    }
}
