package io.rysy.processor.validate;

import io.rysy.processor.read.MethodDeclaration;

/** Nobody waits for a late reply. */
final class DeferredSyncOnlyRule implements Rule<MethodDeclaration> {

    private static final String TAG = "deferred-sync-only";

    @Override
    public void check(MethodDeclaration handler, Report report) {
        handler.handler().filter(mark -> mark.deferred() && mark.syncOnly()).ifPresent(mark ->
            report.error(TAG, mark.syncOnlySite(),
                "The handler " + handler.label() + " is both deferred (asynchronous operations only) and syncOnly"
                    + " (synchronous ones only). Keep one of them."));
    }
}
