package io.rysy.processor.validate;

import io.rysy.processor.model.Hook;
import io.rysy.processor.read.ActorDeclaration;
import io.rysy.processor.read.MethodDeclaration;
import java.util.List;

/** There is one method for each point in an actor's life. */
final class DuplicateHookRule implements Rule<ActorDeclaration> {

    private static final String TAG = "duplicate-hook";

    @Override
    public void check(ActorDeclaration actor, Report report) {
        for (Hook hook : Hook.values()) {
            final List<MethodDeclaration> methods = actor.hooks(hook);
            for (MethodDeclaration extra : methods.stream().skip(1).toList()) {
                report.error(TAG, extra.site(),
                    extra.label() + " is a second @" + hook.annotation() + " method beside " + methods.get(0).label()
                        + ". Call one from the other, and annotate only that.");
            }
        }
    }
}
