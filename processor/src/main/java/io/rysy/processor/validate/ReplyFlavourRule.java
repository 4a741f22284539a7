package io.rysy.processor.validate;

import io.rysy.processor.read.MethodDeclaration;
import io.rysy.processor.read.ParameterDeclaration;

/** A handler replies through Reply; Recipient is the other end. */
final class ReplyFlavourRule implements Rule<MethodDeclaration> {

    private static final String TAG = "reply-flavour";

    @Override
    public void check(MethodDeclaration handler, Report report) {
        for (ParameterDeclaration parameter : handler.shape().recipients()) {
            final String name = Names.brief(parameter.type().erased());
            report.error(TAG, parameter.site(),
                "The handler " + handler.label() + " takes a " + name + ", which is the sender's end. Write "
                    + name.replace("Recipient", "Reply") + ".");
        }
    }
}
