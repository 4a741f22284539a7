package io.rysy.processor.validate;

import io.rysy.processor.read.HandlerMark;
import io.rysy.processor.read.HandlerShape;
import io.rysy.processor.read.MethodDeclaration;

/** A synchronous-only handler fills an object of its caller, and that is its reply. */
final class SyncOnlyRule implements Rule<MethodDeclaration> {

    private static final String TAG = "sync-only";

    @Override
    public void check(MethodDeclaration handler, Report report) {
        final HandlerMark mark = handler.handler().orElseThrow();
        final HandlerShape shape = handler.shape();
        if (!mark.syncOnly()) {
            return;
        }
        if (shape.into().isEmpty()) {
            report.error(TAG, mark.syncOnlySite(),
                "The syncOnly handler " + handler.label() + " has no object of the caller to fill. Take it as last"
                    + " parameter, after the message, or leave out 'syncOnly'.");
        }
        if (!handler.returns().isVoid()) {
            report.error(TAG, mark.syncOnlySite(),
                "The syncOnly handler " + handler.label() + " returns a value. Return void and fill the object of the"
                    + " caller, or leave out 'syncOnly'.");
        }
        if (!shape.replies().isEmpty() && !mark.deferred()) {
            report.error(TAG, mark.syncOnlySite(),
                "The syncOnly handler " + handler.label() + " has a reply parameter. Fill an object of the caller in"
                    + " its place, or leave out 'syncOnly'.");
        }
    }
}
