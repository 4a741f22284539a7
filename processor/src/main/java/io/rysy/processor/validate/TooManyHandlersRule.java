package io.rysy.processor.validate;

import io.rysy.processor.read.ActorDeclaration;

/** The number of handlers has a bound. */
final class TooManyHandlersRule implements Rule<ActorDeclaration> {

    private static final String TAG = "too-many-handlers";
    private static final int MAX = 2048;

    @Override
    public void check(ActorDeclaration actor, Report report) {
        final int count = actor.handlers().size();
        if (count > MAX) {
            report.error(TAG, actor.site(),
                "The actor " + actor.name().simpleName() + " has " + count + " handlers. Split it: an actor has at"
                    + " most " + MAX + ".");
        }
    }
}
