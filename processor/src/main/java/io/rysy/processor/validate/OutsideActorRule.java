package io.rysy.processor.validate;

import io.rysy.processor.read.StrayMethod;

/** A handler or hook does nothing in a class that is no actor. */
final class OutsideActorRule implements Rule<StrayMethod> {

    private static final String TAG = "outside-actor";

    @Override
    public void check(StrayMethod stray, Report report) {
        final String owner = String.join(".", stray.owner().simpleNames());
        final String problem = "@" + stray.annotation() + " on " + stray.name() + "() does nothing: " + owner;
        if (stray.extensible()) {
            report.warning(TAG, stray.site(), stray.suppressed(),
                problem + " is no actor, and no actor here extends it. Annotate the class with @Actor, or make it"
                    + " abstract if it is there to be extended.");
        } else {
            report.error(TAG, stray.site(),
                problem + " is no actor and cannot be extended by one. Annotate a class with @Actor, or leave the"
                    + " annotation out.");
        }
    }
}
