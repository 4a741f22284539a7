package io.rysy.processor.validate;

import io.rysy.processor.read.ActorDeclaration;
import io.rysy.processor.read.MethodDeclaration;
import java.util.HashMap;
import java.util.Map;

/** The operations of handlers of primitives are told apart by name and parameters. */
final class OperationClashRule implements Rule<ActorDeclaration> {

    private static final String TAG = "operation-clash";

    @Override
    public void check(ActorDeclaration actor, Report report) {
        final Map<String, MethodDeclaration> seen = new HashMap<>();
        for (MethodDeclaration method : actor.handlers()) {
            if (method.shape().isPrimitive()) {
                for (String operation : Operations.of(method)) {
                    final MethodDeclaration first = seen.putIfAbsent(operation, method);
                    if (first != null) {
                        report.error(TAG, method.site(),
                            method.label() + " and " + first.label() + " would both get the operation " + operation
                                + ". Rename one of them.");
                        break;
                    }
                }
            }
        }
    }
}
