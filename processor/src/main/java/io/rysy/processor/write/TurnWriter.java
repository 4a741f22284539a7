package io.rysy.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import io.rysy.processor.model.HandlerKind;
import io.rysy.processor.model.ValueType;
import javax.lang.model.element.Modifier;

/** Writes the method of a cell that runs one handler in a turn, and the call of it. */
final class TurnWriter {

    private static final String LANE = "lane%d";

    private final HandlerPlan handler;
    private final String reply;
    private final String thrown;
    private final String actor;
    private final String handlers;

    TurnWriter(HandlerPlan handler) {
        this.handler = handler;
        this.reply = handler.local("reply");
        this.thrown = handler.local("thrown");
        this.actor = handler.field("actor");
        this.handlers = handler.field("handlers");
    }

    /** Calls the method, where {@code message} or the lanes, and {@code reply}, are at hand. */
    CodeBlock call() {
        final CodeBlock.Builder arguments = CodeBlock.builder();
        if (!handler.model().isPrimitive()) {
            arguments.add(isCastHere() ? Calls.cast(message(), CodeBlock.of("message")) : CodeBlock.of("message"));
        } else {
            arguments.add(Lanes.unpack(handler.model().primitives(), LANE));
        }
        if (handler.needsRecipient()) {
            arguments.add(",$Wreply");
        }
        return CodeBlock.of("$N($L)", handler.turn(), arguments.build());
    }

    MethodSpec write() {
        final MethodSpec.Builder method = MethodSpec.methodBuilder(handler.turn())
            .addAnnotations(Suppressions.of(handler.model()))
            .addModifiers(Modifier.PRIVATE);
        if (isCastHere()) {
            method.addParameters(handler.inputs());
        } else {
            method.addParameter(Object.class, "untyped", Modifier.FINAL);
            method.addCode(Calls.local(message(), "message", CodeBlock.of("untyped"), "the stub lets nothing else in"));
        }
        if (handler.needsRecipient()) {
            method.addParameter(Object.class, reply, Modifier.FINAL);
        }
        return method.addCode(handler.messagePool().map(this::released).orElseGet(this::body)).build();
    }

    /** A pooled message is released after the handler, however that ends, unless the caller owns it. */
    private CodeBlock released(String pool) {
        return CodeBlock.builder()
            .addStatement("$N.begin(message,$Wthis,$W$N)", pool, reply)
            .beginControlFlow("try")
            .add(body())
            .nextControlFlow("finally")
            .addStatement("$N.end(message)", pool)
            .endControlFlow()
            .build();
    }

    /** Where the reply goes; a pooled one that nobody wants goes back. */
    private CodeBlock recipient() {
        return handler.drain()
            .map(drain -> CodeBlock.of("$N != null ? $N : $L", reply, reply, handler.field(drain)))
            .orElseGet(() -> CodeBlock.of("$N", reply));
    }

    private CodeBlock body() {
        return switch (handler.kind()) {
            case VOID -> Calls.statement(handler, actor, handlers, handler.arguments());
            case RETURN -> CodeBlock.builder()
                .addStatement("reply($L,$W$L)", recipient(),
                    Calls.expression(handler, actor, handlers, handler.arguments()))
                .build();
            case REPLY -> withHandle(true);
            case DEFERRED -> withHandle(false);
            case SYNC_ONLY -> filling();
        };
    }

    private CodeBlock withHandle(boolean owesReply) {
        final String handle = handler.local("handle");
        final CodeBlock.Builder code = CodeBlock.builder()
            .addStatement("final $T $N = openReply($L,$W$L)",
                Spi.replyHandle(handler.reply()), handle, handler.constant(), recipient())
            .beginControlFlow("try")
            .add(Calls.statement(handler, actor, handlers, CodeBlock.of("$L,$W$N", handler.arguments(), handle)));
        if (owesReply) {
            code.addStatement("$N.handlerReturned()", handle);
        }
        return code
            .nextControlFlow("catch (final $T $N)", Throwable.class, thrown)
            .addStatement("replyFailed($L,$W$N,$W$N)", handler.constant(), handle, thrown)
            .endControlFlow()
            .build();
    }

    /** Only the group's own thread comes here, on behalf of a caller that waits. */
    private CodeBlock filling() {
        final ValueType type = handler.model().into().orElseThrow();
        final String into = handler.local("into");
        return CodeBlock.builder()
            .add(Calls.local(type, into, CodeBlock.of("into($N)", reply), "the stub lets nothing else in"))
            .add(Calls.statement(handler, actor, handlers, CodeBlock.of("$L,$W$N", handler.arguments(), into)))
            .build();
    }

    private ValueType message() {
        return handler.model().message().orElseThrow();
    }

    private boolean isCastHere() {
        return handler.model().isPrimitive() || !Types.isUnchecked(message());
    }

    /** The code of the handler that hears of failures, if the handler is the one. */
    static boolean hearsOfFailures(HandlerPlan handler) {
        return handler.kind() == HandlerKind.VOID
            && handler.model().message().map(ValueType::declared).filter(ClassName.get(Throwable.class)::equals)
                .isPresent();
    }
}
