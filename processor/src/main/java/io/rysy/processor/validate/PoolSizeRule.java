package io.rysy.processor.validate;

import io.rysy.processor.read.MessageDeclaration;

/** A pool has a size. */
final class PoolSizeRule implements Rule<MessageDeclaration> {

    private static final String TAG = "pool-size";

    @Override
    public void check(MessageDeclaration message, Report report) {
        if (message.pool() < 0) {
            report.error(TAG, message.poolSite(),
                "The pool size is " + message.pool() + ". Give at least 1, or leave it out for no pool.");
        }
    }
}
