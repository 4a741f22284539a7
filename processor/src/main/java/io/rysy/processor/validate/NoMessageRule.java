package io.rysy.processor.validate;

import io.rysy.processor.read.MethodDeclaration;

/** Something is handled. */
final class NoMessageRule implements Rule<MethodDeclaration> {

    private static final String TAG = "no-message";

    @Override
    public void check(MethodDeclaration handler, Report report) {
        if (handler.shape().inputs().isEmpty()) {
            report.error(TAG, handler.site(),
                "The handler " + handler.label() + " takes no message. Give it one as first parameter: an object, or up"
                    + " to six primitives.");
        }
    }
}
