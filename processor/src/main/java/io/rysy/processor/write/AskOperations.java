package io.rysy.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionStage;
import javax.lang.model.element.Modifier;

/** {@code ask}, with and without a limit. */
final class AskOperations implements Operation {

    @Override
    public List<MethodSpec> methods(HandlerPlan handler) {
        if (!handler.replies()) {
            return List.of();
        }
        final String limit = handler.local("limit");
        final Docs docs = docs(handler);
        final Docs docsOfLimited = docs(handler).param(limit, "how long to wait for the reply");
        return List.of(
            ask(handler, docs.returns("completes with the reply, or exceptionally"))
                .addCode(call(handler, CodeBlock.of("")))
                .build(),
            ask(handler, docsOfLimited.returns("completes with the reply, or exceptionally"))
                .addParameter(Duration.class, limit, Modifier.FINAL)
                .addCode(call(handler, CodeBlock.of("$N", limit)))
                .build());
    }

    private static Docs docs(HandlerPlan handler) {
        return Docs.of(handler, "Queues a message for", ",\nwhose reply completes a stage. Any thread.");
    }

    private static MethodSpec.Builder ask(HandlerPlan handler, Docs docs) {
        return Operation.method(handler, "ask", docs)
            .returns(ParameterizedTypeName.get(ClassName.get(CompletionStage.class), handler.reply().box()));
    }

    private static CodeBlock call(HandlerPlan handler, CodeBlock limit) {
        return Handover.of(handler, cell -> handler.model().isPrimitive()
            ? CodeBlock.of("$L.askLanes($L,$W$L$L)", cell, handler.code(),
                limit.isEmpty() ? limit : CodeBlock.of("$L,$W", limit), handler.lanes())
            : CodeBlock.of("$L.ask($L,$W$L$L)", cell, handler.code(), handler.arguments(),
                limit.isEmpty() ? limit : CodeBlock.of(",$W$L", limit)), "return ");
    }
}
