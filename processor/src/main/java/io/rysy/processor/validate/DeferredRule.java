package io.rysy.processor.validate;

import io.rysy.processor.read.HandlerShape;
import io.rysy.processor.read.MethodDeclaration;

/** Who replies later needs a handle to reply through. */
final class DeferredRule implements Rule<MethodDeclaration> {

    private static final String TAG = "deferred-without-reply";

    @Override
    public void check(MethodDeclaration handler, Report report) {
        final HandlerShape shape = handler.shape();
        final boolean silent = shape.replies().isEmpty() && shape.recipients().isEmpty();
        handler.handler().filter(mark -> mark.deferred() && silent).ifPresent(mark ->
            report.error(TAG, mark.deferredSite(),
                "The deferred handler " + handler.label() + " has no reply. Add one as last parameter, Reply<R> or"
                    + " LongReply and its like, or leave out 'deferred'."));
    }
}
