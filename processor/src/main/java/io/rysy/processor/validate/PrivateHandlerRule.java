package io.rysy.processor.validate;

import io.rysy.processor.model.Access;
import io.rysy.processor.read.MethodDeclaration;

/** Generated code in the same package calls handlers. */
final class PrivateHandlerRule implements Rule<MethodDeclaration> {

    private static final String TAG = "private-handler";

    @Override
    public void check(MethodDeclaration handler, Report report) {
        if (handler.access() == Access.PRIVATE) {
            report.error(TAG, handler.site(),
                "The handler " + handler.label() + " is private. Leave out 'private': generated code in the same"
                    + " package calls it.");
        }
    }
}
