package io.rysy.processor.validate;

import io.rysy.processor.read.HandlerShape;
import io.rysy.processor.read.MethodDeclaration;
import io.rysy.processor.read.ParameterDeclaration;
import java.util.List;

/** A handler takes one message or several primitives, then where it replies. */
final class ParametersRule implements Rule<MethodDeclaration> {

    private static final String TAG = "parameters";

    @Override
    public void check(MethodDeclaration handler, Report report) {
        final HandlerShape shape = handler.shape();
        final boolean syncOnly = handler.handler().filter(mark -> mark.syncOnly()).isPresent();
        final List<ParameterDeclaration> inputs =
            shape.inputs().stream().filter(input -> !shape.recipients().contains(input)).toList();
        final boolean primitive = inputs.stream().allMatch(input -> input.type().isPrimitive());
        if (inputs.size() > 1 && !primitive && !(syncOnly && shape.into().isEmpty())) {
            report.error(TAG, firstObjectAfterFirst(inputs).site(),
                "The handler " + handler.label() + " takes " + inputs.size() + " parameters that are not all"
                    + " primitive. Put them into one message class (a second object to fill needs"
                    + " @Handler(syncOnly = true)).");
        }
        final List<ParameterDeclaration> all = handler.parameters();
        if (shape.replies().size() > 1 || !shape.replies().isEmpty() && !all.get(all.size() - 1).isReply()) {
            report.error(TAG, shape.replies().get(0).site(),
                "The reply of " + handler.label() + " is not the one last parameter. Write the message first and one"
                    + " reply after it.");
        }
    }

    private static ParameterDeclaration firstObjectAfterFirst(List<ParameterDeclaration> inputs) {
        return inputs.stream().skip(1).filter(input -> !input.type().isPrimitive()).findFirst().orElse(inputs.get(0));
    }
}
