package io.rysy.processor.write;

import com.palantir.javapoet.CodeBlock;

/**
 * Statements that hand a message over to the runtime. Around a pooled one its pool is told, which costs nothing where
 * nobody watches the owners of messages.
 */
final class Handover {

    private static final String TO = "to";

    private Handover() {
    }

    /** What is enqueued by an expression of the cell, whose result is returned where it has one. */
    static CodeBlock of(HandlerPlan handler, Enqueueing enqueueing, String before) {
        return handler.messagePool()
            .map(pool -> announced(handler, pool)
                .beginControlFlow("try")
                .addStatement("$L$L", before, enqueueing.apply(TO))
                .nextControlFlow("catch (final $T refused)", Throwable.class)
                .addStatement("to.$N.refused(message)", pool)
                .addStatement("throw refused")
                .endControlFlow()
                .build())
            .orElseGet(() -> CodeBlock.builder()
                .addStatement("$L$L", before, enqueueing.apply(handler.field("cell")))
                .build());
    }

    static CodeBlock of(HandlerPlan handler, Enqueueing enqueueing) {
        return of(handler, enqueueing, "");
    }

    /** The same where the result says whether the message was accepted. */
    static CodeBlock ofOffer(HandlerPlan handler, Enqueueing enqueueing) {
        return handler.messagePool()
            .map(pool -> announced(handler, pool)
                .addStatement("final boolean accepted = $L", enqueueing.apply(TO))
                .beginControlFlow("if (!accepted)")
                .addStatement("to.$N.refused(message)", pool)
                .endControlFlow()
                .addStatement("return accepted")
                .build())
            .orElseGet(() -> CodeBlock.builder()
                .addStatement("return $L", enqueueing.apply(handler.field("cell")))
                .build());
    }

    private static CodeBlock.Builder announced(HandlerPlan handler, String pool) {
        return CodeBlock.builder()
            .addStatement("final $T to = ($T) cell", handler.actor().cell(), handler.actor().cell())
            .addStatement("to.$N.sending(message)", pool);
    }

    /** Writes a call of the cell that goes by a name. */
    interface Enqueueing {

        CodeBlock apply(String cell);
    }
}
