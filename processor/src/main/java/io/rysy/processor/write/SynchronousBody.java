package io.rysy.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import io.rysy.processor.model.HandlerKind;

/**
 * The body of a synchronous operation: enter the actor, call the handler, exit. It is written out in every operation,
 * so that the JIT sees one straight path with a profile of its own.
 */
final class SynchronousBody {

    private final HandlerPlan handler;
    private final String to;
    private final String entered;
    private final String thrown;
    private final String reply;
    private final String into;

    SynchronousBody(HandlerPlan handler) {
        this.handler = handler;
        this.to = handler.local("to");
        this.entered = handler.local("entered");
        this.thrown = handler.local("thrown");
        this.reply = handler.local("reply");
        this.into = handler.local("into");
    }

    /** Enters by a method of the cell. */
    CodeBlock enter(String entering) {
        return CodeBlock.builder()
            .addStatement("final $T $N = $L", handler.actor().cell(), to, handler.field("cell"))
            .addStatement("final int $N = $N.$L($L,$W$L)", entered, to, entering, handler.code(),
                handler.field("policy"))
            .build();
    }

    /** Where the group's own thread is to run the handler, has it do so. */
    CodeBlock leaveToOwner() {
        return CodeBlock.builder()
            .beginControlFlow("if ($N == $T.BY_OWNER)", entered, Spi.CELL)
            .add(callOwner())
            .endControlFlow()
            .build();
    }

    /** As the other, where entering may also find the actor busy. */
    CodeBlock leaveToOwnerOrReturn(String ifBusy) {
        return CodeBlock.builder()
            .beginControlFlow("if ($N < 0)", entered)
            .beginControlFlow("if ($N == $T.BUSY)", entered, Spi.CELL)
            .addStatement("return $N", ifBusy)
            .endControlFlow()
            .add(callOwner())
            .endControlFlow()
            .build();
    }

    /** Runs the handler, and leaves the actor whatever comes of it. */
    CodeBlock run() {
        return tried(answer(), CodeBlock.builder()
            .addStatement("throw $N.failed($L,$W$N)", to, handler.code(), thrown)
            .build());
    }

    /** As the other, but nobody waits for a reply or hears of a failure. */
    CodeBlock runContained() {
        return tried(dropped(), CodeBlock.builder()
            .addStatement("$N.contain($L,$W$N)", to, handler.code(), thrown)
            .build());
    }

    /** Queues the message where the handler could not be run. */
    CodeBlock queueInstead() {
        // A pooled message: its copy is queued, since the caller keeps its own.
        return CodeBlock.builder()
            .beginControlFlow("if ($N < 0)", entered)
            .addStatement(SendOperations.queue(handler, to, CodeBlock.of("null")))
            .addStatement("return false")
            .endControlFlow()
            .build();
    }

    private CodeBlock tried(CodeBlock body, CodeBlock onThrown) {
        return CodeBlock.builder()
            .beginControlFlow("try")
            .add(body)
            .nextControlFlow("catch (final $T $N)", Throwable.class, thrown)
            .add(onThrown)
            .nextControlFlow("finally")
            .addStatement("$N.exit($N)", to, entered)
            .endControlFlow()
            .build();
    }

    private CodeBlock answer() {
        return switch (handler.kind()) {
            case RETURN -> CodeBlock.builder().addStatement("return $L", expression()).build();
            case REPLY -> withHandle(CodeBlock.builder()
                .addStatement("return $N.$LResult()", reply, Calls.flavour(handler.reply()))
                .build());
            case SYNC_ONLY -> CodeBlock.builder()
                .add(statement(CodeBlock.of("$L,$W$N", handler.arguments(), into)))
                .addStatement("return $N", into)
                .build();
            default -> statement(handler.arguments());
        };
    }

    private CodeBlock dropped() {
        return handler.kind() == HandlerKind.REPLY
            ? withHandle(CodeBlock.builder().addStatement("$N.handlerReturned()", reply).build())
            : statement(handler.arguments());
    }

    private CodeBlock withHandle(CodeBlock after) {
        return CodeBlock.builder()
            .addStatement("final $T $N = $N.$L()", Spi.replyHandle(handler.reply()), reply, to, handler.opening())
            .beginControlFlow("try")
            .add(statement(CodeBlock.of("$L,$W$N", handler.arguments(), reply)))
            .add(after)
            .nextControlFlow("finally")
            .addStatement("$N.close()", reply)
            .endControlFlow()
            .build();
    }

    private CodeBlock statement(CodeBlock arguments) {
        return Calls.statement(handler, to + ".", arguments);
    }

    private CodeBlock expression() {
        return Calls.expression(handler, to + ".", handler.arguments());
    }

    private CodeBlock callOwner() {
        return switch (handler.kind()) {
            case RETURN, REPLY -> ownerResult();
            case SYNC_ONLY -> CodeBlock.builder()
                .addStatement("$N.callOwner($L,$W$L,$W$N)", to, handler.code(), packed(), into)
                .addStatement("return $N", into)
                .build();
            default -> CodeBlock.builder()
                .addStatement(ownerCall())
                .addStatement("return")
                .build();
        };
    }

    /** The primitives of a syncOnly handler as one message: owner calls with lanes fill no object. */
    private CodeBlock packed() {
        return handler.model().isPrimitive()
            ? CodeBlock.of("new long[] {$L}", handler.lanes())
            : handler.arguments();
    }

    private CodeBlock ownerResult() {
        final TypeName type = handler.reply();
        final CodeBlock result = CodeBlock.of("$L.$LResult()", ownerCall(), Calls.flavour(type));
        if (type.isPrimitive()) {
            return CodeBlock.builder().addStatement("return $L", result).build();
        }
        if (!Types.isUnchecked(handler.model().reply().orElseThrow())) {
            return CodeBlock.builder()
                .addStatement("return $L", Calls.cast(handler.model().reply().orElseThrow(), result))
                .build();
        }
        return CodeBlock.builder()
            .add(Calls.local(handler.model().reply().orElseThrow(), reply, result, "the handler replied with it"))
            .addStatement("return $N", reply)
            .build();
    }

    private CodeBlock ownerCall() {
        return handler.model().isPrimitive()
            ? CodeBlock.of("$N.callOwnerLanes($L,$W$L)", to, handler.code(), handler.lanes())
            : CodeBlock.of("$N.callOwner($L,$W$L)", to, handler.code(), handler.arguments());
    }
}
