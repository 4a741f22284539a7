package io.rysy.processor.validate;

import io.rysy.processor.read.MethodDeclaration;
import javax.lang.model.element.Modifier;

/** A handler works on the state of its actor. */
final class StaticHandlerRule implements Rule<MethodDeclaration> {

    private static final String TAG = "static-handler";

    @Override
    public void check(MethodDeclaration handler, Report report) {
        if (handler.modifiers().contains(Modifier.STATIC)) {
            report.error(TAG, handler.site(),
                "The handler " + handler.label() + " is static. Make it an instance method.");
        }
    }
}
