package io.rysy.processor.validate;

import io.rysy.processor.model.Access;
import io.rysy.processor.read.ConstructorDeclaration;
import io.rysy.processor.read.MessageDeclaration;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/** A pool makes its objects without arguments. */
final class PooledConstructorRule implements Rule<MessageDeclaration> {

    private static final String TAG = "pooled-constructor";

    @Override
    public void check(MessageDeclaration message, Report report) {
        final Optional<ConstructorDeclaration> constructor = message.constructor();
        final String name = message.name().simpleName();
        if (message.shape().kind() != ElementKind.CLASS || message.shape().hidden()) {
            return;
        }
        if (constructor.isEmpty()) {
            report.error(TAG, message.site(),
                "The pooled message " + name + " has no constructor without parameters. Add one, or leave out 'pool'.");
        } else if (constructor.get().access() == Access.PRIVATE) {
            report.error(TAG, constructor.get().site(),
                "The constructor of the pooled message " + name + " is private. Leave out 'private': the generated pool"
                    + " calls it.");
        } else if (constructor.get().checked()) {
            report.error(TAG, constructor.get().site(),
                "The constructor of the pooled message " + name + " declares checked exceptions. Leave them out: the"
                    + " generated pool calls it.");
        }
    }
}
