package io.rysy.processor.validate;

import io.rysy.processor.read.ActorDeclaration;
import io.rysy.processor.read.MethodDeclaration;
import io.rysy.processor.read.TypeUse;
import java.util.List;

/** Dispatch is by declared type; where one message type extends another that is easily overlooked. */
final class OverlapRule implements Rule<ActorDeclaration> {

    private static final String TAG = "overlap";

    @Override
    public void check(ActorDeclaration actor, Report report) {
        final List<MethodDeclaration> handlers =
            actor.handlers().stream().filter(method -> method.shape().message().isPresent()).toList();
        for (MethodDeclaration narrow : handlers) {
            for (MethodDeclaration wide : handlers) {
                if (type(narrow).supertypes().contains(type(wide).erased())) {
                    report.warning(TAG, narrow.site(), narrow.suppressed(),
                        narrow.label() + " handles " + Names.brief(type(narrow).erased()) + ", a subtype of "
                            + Names.brief(type(wide).erased()) + ", which " + wide.label() + " handles: the declared"
                            + " type at the sender decides which one runs. Use unrelated types, or"
                            + " @SuppressWarnings(\"rysy:overlap\") if that is meant.");
                }
            }
        }
    }

    private static TypeUse type(MethodDeclaration handler) {
        return handler.shape().message().orElseThrow().type();
    }
}
