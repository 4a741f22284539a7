package io.rysy.processor.validate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import io.rysy.processor.model.RuntimeNames;
import io.rysy.processor.read.MethodDeclaration;
import io.rysy.processor.read.ParameterDeclaration;
import io.rysy.processor.read.TypeUse;

/** The type of a reply is a type that values have. */
final class ReplyTypeRule implements Rule<MethodDeclaration> {

    private static final String TAG = "reply-type";
    private static final TypeName VOID = ClassName.get(Void.class);

    @Override
    public void check(MethodDeclaration handler, Report report) {
        if (handler.returns().name().equals(VOID)) {
            report.error(TAG, handler.site(),
                "The handler " + handler.label() + " returns Void. Return void, for no reply.");
        }
        for (ParameterDeclaration parameter : handler.shape().replies()) {
            if (parameter.type().erased().equals(RuntimeNames.REPLY) && !isValue(parameter.type())) {
                report.error(TAG, parameter.site(),
                    "The handler " + handler.label() + " replies with no particular type. Name it, as in Reply<Depth>"
                        + " or LongReply, or leave the parameter out for no reply.");
            }
        }
    }

    private static boolean isValue(TypeUse handle) {
        if (handle.arguments().isEmpty()) {
            return false;
        }
        final TypeName type = handle.arguments().get(0).name();
        return !(type instanceof WildcardTypeName) && !(type instanceof TypeVariableName) && !type.equals(VOID);
    }
}
