package io.rysy.processor.validate;

import io.rysy.processor.read.HandlerShape;
import io.rysy.processor.read.MethodDeclaration;

/** A slot of a mailbox has room for six primitives. */
final class TooManyPrimitivesRule implements Rule<MethodDeclaration> {

    private static final String TAG = "too-many-primitives";
    private static final int MAX = 6;

    @Override
    public void check(MethodDeclaration handler, Report report) {
        final HandlerShape shape = handler.shape();
        if (shape.isPrimitive() && shape.inputs().size() > MAX) {
            report.error(TAG, shape.inputs().get(MAX).site(),
                "The handler " + handler.label() + " takes " + shape.inputs().size() + " primitives. Take at most "
                    + MAX + ", or a message class.");
        }
    }
}
