package io.rysy.processor.validate;

import io.rysy.processor.read.MethodDeclaration;

/** There is one reply. */
final class ReplyAndReturnRule implements Rule<MethodDeclaration> {

    private static final String TAG = "reply-and-return";

    @Override
    public void check(MethodDeclaration handler, Report report) {
        if (!handler.shape().replies().isEmpty() && !handler.returns().isVoid()) {
            report.error(TAG, handler.site(),
                "The handler " + handler.label() + " has both a reply parameter and a return value. Keep one of them.");
        }
    }
}
