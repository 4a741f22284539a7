package io.rysy.processor.validate;

import io.rysy.processor.read.FieldDeclaration;
import io.rysy.processor.read.MessageDeclaration;
import javax.lang.model.element.ElementKind;

/** A pooled object is filled again and again. */
final class PooledFieldRule implements Rule<MessageDeclaration> {

    private static final String TAG = "pooled-final-field";

    @Override
    public void check(MessageDeclaration message, Report report) {
        if (message.shape().kind() != ElementKind.CLASS) {
            return;
        }
        for (FieldDeclaration each : message.fields()) {
            if (each.isFinal()) {
                report.error(TAG, each.site(),
                    "The field '" + each.field().name() + "' of the pooled message " + message.name().simpleName()
                        + " is final. Leave out 'final': a pooled object is filled again each time, or leave out"
                        + " 'pool'.");
            }
        }
    }
}
