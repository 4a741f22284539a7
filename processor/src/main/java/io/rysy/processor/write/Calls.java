package io.rysy.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import io.rysy.processor.model.ValueType;

/** Calls of a handler, on the actor or on the double that stands in for it. */
final class Calls {

    private Calls() {
    }

    /** As a statement. */
    static CodeBlock statement(HandlerPlan handler, String actor, String handlers, CodeBlock arguments) {
        final String method = handler.model().method();
        return CodeBlock.builder()
            .beginControlFlow("if ($L != null)", actor)
            .addStatement("$L.$N($L)", actor, method, arguments)
            .nextControlFlow("else")
            .addStatement("$L.$N($L)", handlers, method, arguments)
            .endControlFlow()
            .build();
    }

    /** As an expression. */
    static CodeBlock expression(HandlerPlan handler, String actor, String handlers, CodeBlock arguments) {
        final String method = handler.model().method();
        return CodeBlock.of("$L != null$W? $L.$N($L)$W: $L.$N($L)",
            actor, actor, method, arguments, handlers, method, arguments);
    }

    /** A cast from {@code Object}, where one is needed. */
    static CodeBlock cast(ValueType type, CodeBlock value) {
        return type.declared().equals(ClassName.OBJECT) ? value : CodeBlock.of("($T) $L", type.declared(), value);
    }

    /** A local variable that is cast from {@code Object}, checked where possible, with the reason where not. */
    static CodeBlock local(ValueType type, String name, CodeBlock value, String reason) {
        final CodeBlock.Builder code = CodeBlock.builder();
        if (Types.isUnchecked(type)) {
            code.add("// Safe: $L.\n", reason);
            code.add("@$T($S)\n", SuppressWarnings.class, "unchecked");
        }
        return code.addStatement("final $T $N = $L", type.declared(), name, cast(type, value)).build();
    }

    /** The end of the names of the methods that give a result: {@code long} for {@code longResult}. */
    static String flavour(TypeName type) {
        return type.isPrimitive() ? type.withoutAnnotations().toString() : "object";
    }
}
