package io.rysy.processor.write;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import io.rysy.processor.model.HandlerKind;
import io.rysy.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Synchronous delivery: the handler runs before the operation returns. */
final class FastSendOperations implements Operation {

    private static final String SLEEPS = "Sleeps while another thread runs the group. Any thread.";
    private static final String SPINS = "Spins while another thread runs the group. Any thread.";
    private static final String ADAPTS =
        "While another thread runs the group, spins for a bounded time, then sleeps. Any thread.";
    private static final String REFUSES =
        "Throws {@code ActorBusyException} while another thread runs the group. Any thread.";

    @Override
    public List<MethodSpec> methods(HandlerPlan handler) {
        final List<MethodSpec> methods = new ArrayList<>();
        if (handler.kind() != HandlerKind.DEFERRED) {
            methods.add(fastSend(handler));
            methods.add(fastSend(handler, "fastSendSpin", "enterSpin", SPINS));
            methods.add(fastSend(handler, "fastSendAdaptive", "enterAdaptive", ADAPTS));
            methods.add(fastSend(handler, "fastSendX", "enterX", REFUSES));
            if (handler.kind() != HandlerKind.VOID) {
                methods.add(fastSendOr(handler));
            }
            if (handler.kind() != HandlerKind.SYNC_ONLY) {
                methods.add(fastSendVoid(handler));
            }
            methods.add(run(handler));
        }
        return methods;
    }

    private static MethodSpec fastSend(HandlerPlan handler) {
        final SynchronousBody body = new SynchronousBody(handler);
        return start(handler, "fastSend", docs(handler, SLEEPS).returns(handler))
            .addCode(body.runInsideOr("enter"))
            .build();
    }

    private static MethodSpec fastSend(HandlerPlan handler, String verb, String entering, String contention) {
        final SynchronousBody body = new SynchronousBody(handler);
        return start(handler, verb, docs(handler, contention).returns(handler))
            .addCode(body.runEntered(entering))
            .build();
    }

    /** What the synchronous operations have in common once they have entered. */
    private static MethodSpec run(HandlerPlan handler) {
        final SynchronousBody body = new SynchronousBody(handler);
        return into(handler, MethodSpec.methodBuilder(handler.turn())
            .addJavadoc("Runs the handler after its actor was entered, and leaves the actor.\n")
            .addAnnotations(Suppressions.of(handler.model()))
            .addModifiers(Modifier.PRIVATE)
            .returns(handler.result())
            .addParameters(handler.inputs()))
            .addParameter(body.token())
            .addCode(body.leaveToOwner())
            .addCode(body.run())
            .build();
    }

    private static MethodSpec fastSendOr(HandlerPlan handler) {
        final SynchronousBody body = new SynchronousBody(handler);
        final String ifBusy = handler.local("ifBusy");
        final Docs docs = docs(handler, "Returns the given value while another thread runs the group. Any thread.")
            .param(ifBusy, "what to return then")
            .returns(handler);
        return start(handler, "fastSendOr", docs)
            .addParameter(handler.result(), ifBusy, Modifier.FINAL)
            .addCode(body.runEnteredOrReturn("tryEnter", ifBusy))
            .build();
    }

    private static MethodSpec fastSendVoid(HandlerPlan handler) {
        final SynchronousBody body = new SynchronousBody(handler);
        final Docs docs = Docs.of(handler, "Runs", " on this thread,\nor queues the message where that"
            + " is not possible at once. What the handler throws is reported. Any thread.")
            .returns("true where the handler ran here, false where the message was queued");
        return Operation.method(handler, "fastSendVoid", docs)
            .returns(TypeName.BOOLEAN)
            .addCode(body.enterOwn("enterVoid"))
            .addCode(body.queueInstead())
            .addCode(body.runContained())
            .addStatement("return true")
            .build();
    }

    private static Docs docs(HandlerPlan handler, String contention) {
        final Docs docs = Docs.of(handler, "Runs", " on this thread, now.\n" + contention);
        handler.model().into().ifPresent(into -> docs.param(handler.local("into"), "filled by the handler"));
        return docs;
    }

    private static MethodSpec.Builder start(HandlerPlan handler, String verb, Docs docs) {
        return into(handler, Operation.method(handler, verb, docs).returns(handler.result()));
    }

    private static MethodSpec.Builder into(HandlerPlan handler, MethodSpec.Builder method) {
        handler.model().into().map(ValueType::declared).ifPresent(type ->
            method.addParameter(ParameterSpec.builder(type, handler.local("into"), Modifier.FINAL).build()));
        return method;
    }
}
