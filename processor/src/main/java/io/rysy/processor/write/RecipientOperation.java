package io.rysy.processor.write;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.rysy.processor.model.RuntimeNames;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The ready-made recipient of a handler without a reply. */
final class RecipientOperation implements Operation {

    @Override
    public List<MethodSpec> methods(HandlerPlan handler) {
        if (!handler.receivesReplies()) {
            return List.of();
        }
        final TypeName type = RuntimeNames.recipient(handler.inputs().get(0).type());
        return List.of(MethodSpec.methodBuilder(handler.recipient())
            .addJavadoc("The recipient whose replies arrive as messages of\n{@link $L}. Any thread.\n\n",
                handler.model().link())
            .addJavadoc("@return always the same\n")
            .addAnnotations(Suppressions.of(handler.model()))
            .addModifiers(Modifier.PUBLIC)
            .returns(type)
            .addStatement("return (($T) cell).$N", handler.actor().cell(), handler.recipient())
            .build());
    }
}
