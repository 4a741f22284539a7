package io.rysy.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import io.rysy.processor.model.HandlerKind;
import io.rysy.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Asynchronous delivery: {@code send} with and without a recipient, and {@code offer}. */
final class SendOperations implements Operation {

    @Override
    public List<MethodSpec> methods(HandlerPlan handler) {
        final List<MethodSpec> methods = new ArrayList<>();
        if (handler.kind() != HandlerKind.SYNC_ONLY) {
            methods.add(send(handler));
            if (handler.replies()) {
                methods.add(sendWithRecipient(handler));
            }
            methods.add(offer(handler));
        }
        return methods;
    }

    private static MethodSpec send(HandlerPlan handler) {
        final String dropped = handler.replies() ? " The reply is dropped, and counted." : "";
        final Docs docs = Docs.of(handler, "Queues a message for", ".\nAny thread." + dropped);
        return Operation.method(handler, "send", docs)
            .addCode(Handover.of(handler, cell -> queue(handler, cell, CodeBlock.of("null"))))
            .build();
    }

    private static MethodSpec sendWithRecipient(HandlerPlan handler) {
        final String name = handler.local("recipient");
        final TypeName type = RuntimeNames.recipient(handler.reply());
        final Docs docs = Docs.of(handler, "Queues a message for", ",\nwhose reply goes to a recipient. Any thread.")
            .param(name, "takes the reply, or the failure in its place");
        final CodeBlock recipient = CodeBlock.of("$T.requireNonNull($N, $S)", Objects.class, name, "the recipient");
        return Operation.method(handler, "send", docs)
            .addParameter(ParameterSpec.builder(type, name, Modifier.FINAL).build())
            .addCode(Handover.of(handler, cell -> queue(handler, cell, recipient)))
            .build();
    }

    private static MethodSpec offer(HandlerPlan handler) {
        final Docs docs = Docs.of(handler, "Queues a message, if there is room for it, for", ".\nAny thread.")
            .returns("false where there is no room, or the actor is stopped: the message is still the caller's");
        return Operation.method(handler, "offer", docs)
            .returns(TypeName.BOOLEAN)
            .addCode(Handover.ofOffer(handler, cell -> offering(handler, cell)))
            .build();
    }

    private static CodeBlock offering(HandlerPlan handler, String cell) {
        return handler.model().isPrimitive()
            ? CodeBlock.of("$L.offerLanes($L,$W$L)", cell, handler.code(), handler.lanes())
            : CodeBlock.of("$L.offer($L,$W$L)", cell, handler.code(), handler.arguments());
    }

    /** Queues, without the end of a statement. */
    static CodeBlock queue(HandlerPlan handler, String cell, CodeBlock recipient) {
        return handler.model().isPrimitive()
            ? CodeBlock.of("$L.sendLanes($L,$W$L,$W$L)", cell, handler.code(), recipient, handler.lanes())
            : CodeBlock.of("$L.send($L,$W$L,$W$L)", cell, handler.code(), handler.arguments(), recipient);
    }
}
