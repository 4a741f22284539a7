package io.rysy.processor.validate;

import io.rysy.processor.model.Access;
import io.rysy.processor.read.MethodDeclaration;

/** Generated code in the actor's package calls inherited handlers too. */
final class InaccessibleHandlerRule implements Rule<MethodDeclaration> {

    private static final String TAG = "inaccessible-handler";

    @Override
    public void check(MethodDeclaration handler, Report report) {
        if (handler.foreign() && (handler.access() == Access.PACKAGE || handler.access() == Access.PROTECTED)) {
            report.error(TAG, handler.site(),
                "The inherited handler " + handler.label() + " is in another package than the actor and not public."
                    + " Make it public, or override it in the actor.");
        }
    }
}
