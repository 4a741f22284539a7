package io.rysy.processor.validate;

import io.rysy.processor.read.ActorDeclaration;

/** A mailbox holds at least one message. */
final class CapacityRule implements Rule<ActorDeclaration> {

    private static final String TAG = "capacity";

    @Override
    public void check(ActorDeclaration actor, Report report) {
        if (actor.capacity() < 1) {
            report.error(TAG, actor.capacitySite(),
                "The capacity is " + actor.capacity() + ". Give at least 1, or leave it out for the default.");
        }
    }
}
