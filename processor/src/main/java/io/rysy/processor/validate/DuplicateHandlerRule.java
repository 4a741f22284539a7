package io.rysy.processor.validate;

import com.palantir.javapoet.TypeName;
import io.rysy.processor.read.ActorDeclaration;
import io.rysy.processor.read.MethodDeclaration;
import io.rysy.processor.read.ParameterDeclaration;
import java.util.HashMap;
import java.util.Map;

/** A message type, erased, is handled once: stubs and cells could not tell two handlers apart. */
final class DuplicateHandlerRule implements Rule<ActorDeclaration> {

    private static final String TAG = "duplicate-handler";

    @Override
    public void check(ActorDeclaration actor, Report report) {
        final Map<TypeName, MethodDeclaration> seen = new HashMap<>();
        for (MethodDeclaration method : actor.handlers()) {
            final TypeName type = method.shape().message().map(ParameterDeclaration::type).map(use -> use.erased())
                .orElse(null);
            final MethodDeclaration first = type == null ? null : seen.putIfAbsent(type, method);
            if (first != null) {
                report.error(TAG, method.site(),
                    method.label() + " handles " + Names.brief(type) + ", which " + first.label()
                        + " handles already. Remove one of them, or give it a message type of its own"
                        + " (type arguments make no difference).");
            }
        }
    }
}
