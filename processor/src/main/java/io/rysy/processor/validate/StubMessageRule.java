package io.rysy.processor.validate;

import io.rysy.processor.read.MethodDeclaration;

/** A reference is no message by itself: it says nothing, and every actor would have to handle it the same way. */
final class StubMessageRule implements Rule<MethodDeclaration> {

    private static final String TAG = "stub-message";

    @Override
    public void check(MethodDeclaration handler, Report report) {
        handler.shape().message().filter(message -> message.type().stub()).ifPresent(message ->
            report.error(TAG, message.site(),
                "The handler " + handler.label() + " takes the actor reference "
                    + Names.brief(message.type().erased()) + " as its message. Put it into a message class that says"
                    + " what it is for."));
    }
}
