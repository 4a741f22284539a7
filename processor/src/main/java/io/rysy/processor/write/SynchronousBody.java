package io.rysy.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import io.rysy.processor.model.HandlerKind;
import javax.lang.model.element.Modifier;

/**
 * The bodies of synchronous operations: enter the actor, call the handler, exit. The ways in from inside the group and
 * from elsewhere are apart, so that the JIT sees straight paths with profiles of their own.
 */
final class SynchronousBody {

    private final HandlerPlan handler;
    private final String to;
    private final String entered;
    private final String thrown;
    private final String reply;
    private final String into;
    private final String actor;

    SynchronousBody(HandlerPlan handler) {
        this.handler = handler;
        this.to = handler.local("to");
        this.entered = handler.local("entered");
        this.thrown = handler.local("thrown");
        this.reply = handler.local("reply");
        this.into = handler.local("into");
        this.actor = handler.local("actor");
    }

    /** The cell as a local variable, for what every actor's cell has. */
    private CodeBlock cell() {
        return CodeBlock.builder()
            .addStatement("final $T $N = $L", Spi.ACTOR_CELL, to, handler.field("cell"))
            .build();
    }

    /** Runs the handler where the group is innermost on this thread, else enters by the other way. */
    CodeBlock runInsideOr(String entering) {
        final CodeBlock.Builder code = CodeBlock.builder()
            .add(cell())
            .beginControlFlow("if ($N.enterInside(this,$W$L))", to, handler.code())
            .add(tried(answer(), rethrown(), CodeBlock.of("exitInside()")));
        if (handler.returns()) {
            return code.endControlFlow().addStatement(entered(to, entering)).build();
        }
        return code.nextControlFlow("else").addStatement(entered(to, entering)).endControlFlow().build();
    }

    /** Enters by a method of the cell, and runs the handler. */
    CodeBlock runEntered(String entering) {
        return CodeBlock.builder().addStatement(entered(handler.field("cell"), entering)).build();
    }

    private CodeBlock entered(String cell, String entering) {
        return run(enter(cell, entering));
    }

    private CodeBlock enter(String cell, String entering) {
        return CodeBlock.of("$L.$L(this,$W$L)", cell, entering, handler.code());
    }

    private CodeBlock run(CodeBlock token) {
        final CodeBlock filled = handler.model().into().isPresent() ? CodeBlock.of(",$W$N", into) : CodeBlock.of("");
        return CodeBlock.of("$L$N($L$L,$W$L)", handler.returns() ? "return " : "", handler.turn(),
            handler.arguments(), filled, token);
    }

    /** Enters by a method of the cell that may find the actor busy, and runs the handler where it does not. */
    CodeBlock runEnteredOrReturn(String entering, String ifBusy) {
        return CodeBlock.builder()
            .addStatement("final int $N = $L", entered, enter(handler.field("cell"), entering))
            .beginControlFlow("if ($N == $T.BUSY)", entered, Spi.CELL)
            .addStatement("return $N", ifBusy)
            .endControlFlow()
            .addStatement(run(CodeBlock.of("$N", entered)))
            .build();
    }

    /** Enters by a method of the cell, with the actor's own cell as a local variable: it has the pools. */
    CodeBlock enterOwn(String entering) {
        return CodeBlock.builder()
            .addStatement("final $T $N = ($T) $L", handler.actor().cell(), to, handler.actor().cell(),
                handler.field("cell"))
            .addStatement("final int $N = $L", entered, enter(to, entering))
            .build();
    }

    /** What entering returned, as a parameter. */
    ParameterSpec token() {
        return ParameterSpec.builder(int.class, entered, Modifier.FINAL).build();
    }

    /** Where the group's own thread is to run the handler, has it do so. */
    CodeBlock leaveToOwner() {
        return CodeBlock.builder()
            .add(cell())
            .beginControlFlow("if ($N == $T.BY_OWNER)", entered, Spi.CELL)
            .add(callOwner())
            .endControlFlow()
            .build();
    }

    /** Runs the handler, and leaves the actor whatever comes of it. */
    CodeBlock run() {
        return tried(answer(), rethrown(), exit());
    }

    /** As the other, but nobody waits for a reply or hears of a failure. */
    CodeBlock runContained() {
        return tried(dropped(), CodeBlock.builder()
            .addStatement("$N.contain($L,$W$N)", to, handler.code(), thrown)
            .build(), exit());
    }

    /** Queues the message where the handler could not be run. */
    CodeBlock queueInstead() {
        return CodeBlock.builder()
            .beginControlFlow("if ($N < 0)", entered)
            .add(handler.messagePool().map(this::queueCopy).orElseGet(() -> CodeBlock.builder()
                .addStatement(SendOperations.queueAtOnce(handler, to))
                .build()))
            .addStatement("return false")
            .endControlFlow()
            .build();
    }

    /** A pooled message is the caller's in any case. */
    private CodeBlock queueCopy(String pool) {
        return CodeBlock.builder()
            .addStatement("final $T copy = $N.$N.copy(message)", handler.inputs().get(0).type(), to, pool)
            .beginControlFlow("try")
            .addStatement("$N.queue($L,$Wcopy)", to, handler.code())
            .nextControlFlow("catch (final $T $N)", Throwable.class, thrown)
            .addStatement("$N.$N.release(copy)", to, pool)
            .addStatement("throw $N", thrown)
            .endControlFlow()
            .build();
    }

    private CodeBlock rethrown() {
        return CodeBlock.builder()
            .addStatement("throw $N.failed($L,$W$N)", to, handler.code(), thrown)
            .build();
    }

    private CodeBlock exit() {
        return CodeBlock.of("exit($N)", entered);
    }

    private CodeBlock tried(CodeBlock body, CodeBlock onThrown, CodeBlock exit) {
        return CodeBlock.builder()
            .beginControlFlow("try")
            .add(body)
            .nextControlFlow("catch (final $T $N)", Throwable.class, thrown)
            .add(onThrown)
            .nextControlFlow("finally")
            .addStatement("$N.$L", to, exit)
            .endControlFlow()
            .build();
    }

    private CodeBlock answer() {
        return switch (handler.kind()) {
            case RETURN -> CodeBlock.builder().add(actor()).addStatement("return $L", expression()).build();
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
        if (handler.kind() == HandlerKind.REPLY) {
            final CodeBlock after = handler.drain()
                .map(drain -> CodeBlock.of("$N.$N.reply($N.objectResult())", to, drain, reply))
                .orElseGet(() -> CodeBlock.of("$N.handlerReturned()", reply));
            return withHandle(CodeBlock.builder().addStatement(after).build());
        }
        return handler.drain()
            .map(drain -> CodeBlock.builder()
                .add(actor())
                .addStatement("$N.$N.reply($L)", to, drain, expression())
                .build())
            .orElseGet(() -> statement(handler.arguments()));
    }

    private CodeBlock withHandle(CodeBlock after) {
        return CodeBlock.builder()
            .addStatement("final $T $N = $N.openReply($L)",
                Spi.replyHandle(handler.reply()), reply, to, handler.code())
            .beginControlFlow("try")
            .add(statement(CodeBlock.of("$L,$W$N", handler.arguments(), reply)))
            .add(after)
            .nextControlFlow("finally")
            .addStatement("$N.close()", reply)
            .endControlFlow()
            .build();
    }

    private CodeBlock statement(CodeBlock arguments) {
        return CodeBlock.builder()
            .add(actor())
            .add(Calls.statement(handler, actor, StubWriter.HANDLERS, arguments))
            .build();
    }

    private CodeBlock expression() {
        return Calls.expression(handler, actor, StubWriter.HANDLERS, handler.arguments());
    }

    private CodeBlock actor() {
        return CodeBlock.builder()
            .addStatement("final $T $N = $L", handler.actor().type(), actor, StubWriter.ACTOR)
            .build();
    }

    private CodeBlock callOwner() {
        return switch (handler.kind()) {
            case RETURN, REPLY -> ownerResult();
            case SYNC_ONLY -> CodeBlock.builder()
                .addStatement(ownerCall())
                .addStatement("return $N", into)
                .build();
            default -> CodeBlock.builder()
                .addStatement(ownerCall())
                .addStatement("return")
                .build();
        };
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
        final boolean fills = handler.model().into().isPresent();
        if (handler.model().isPrimitive()) {
            return CodeBlock.of("$N.callOwnerLanes($L,$W$L,$W$L)",
                to, handler.code(), fills ? into : "null", handler.lanes());
        }
        return fills
            ? CodeBlock.of("$N.callOwner($L,$W$L,$W$N)", to, handler.code(), handler.arguments(), into)
            : CodeBlock.of("$N.callOwner($L,$W$L)", to, handler.code(), handler.arguments());
    }
}
