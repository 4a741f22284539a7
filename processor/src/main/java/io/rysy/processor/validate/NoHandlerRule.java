package io.rysy.processor.validate;

import io.rysy.processor.model.Hook;
import io.rysy.processor.read.ActorDeclaration;

/** An actor that handles nothing and polls nothing is probably not finished. */
final class NoHandlerRule implements Rule<ActorDeclaration> {

    private static final String TAG = "no-handler";

    @Override
    public void check(ActorDeclaration actor, Report report) {
        if (actor.handlers().isEmpty() && actor.hooks(Hook.ON_POLL).isEmpty()) {
            report.warning(TAG, actor.site(), actor.suppressed(),
                "The actor " + actor.name().simpleName() + " handles no message. Annotate a method with @Handler"
                    + " (or with @OnPoll, if it only drains an edge of the system).");
        }
    }
}
