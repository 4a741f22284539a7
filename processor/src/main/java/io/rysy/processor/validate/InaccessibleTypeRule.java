package io.rysy.processor.validate;

import io.rysy.processor.read.MethodDeclaration;
import io.rysy.processor.read.ParameterDeclaration;

/** The stub names the types of a handler. */
final class InaccessibleTypeRule implements Rule<MethodDeclaration> {

    private static final String TAG = "inaccessible-type";

    @Override
    public void check(MethodDeclaration handler, Report report) {
        for (ParameterDeclaration parameter : handler.parameters()) {
            if (!parameter.type().accessible()) {
                report.error(TAG, parameter.site(),
                    "The type of '" + parameter.name() + "' of " + handler.label() + " cannot be named by generated"
                        + " code in the actor's package. Leave out 'private', or make it public.");
            }
        }
        if (!handler.returns().accessible()) {
            report.error(TAG, handler.site(),
                "The return type of " + handler.label() + " cannot be named by generated code in the actor's package."
                    + " Leave out 'private', or make it public.");
        }
    }
}
