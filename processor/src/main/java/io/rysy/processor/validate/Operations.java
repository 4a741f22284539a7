package io.rysy.processor.validate;

import io.rysy.processor.model.HandlerKind;
import io.rysy.processor.model.ValueType;
import io.rysy.processor.read.MethodDeclaration;
import io.rysy.processor.read.Modeller;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The operations that a stub has for a handler of primitives. */
final class Operations {

    private Operations() {
    }

    /** Their signatures, as in {@code sendOnTick(int, long)}. */
    static List<String> of(MethodDeclaration method) {
        final HandlerKind kind = Modeller.kind(method);
        final String suffix = Modeller.suffix(method);
        final String inputs = method.shape().inputs().stream()
            .map(input -> input.type().name().toString())
            .collect(Collectors.joining(", "));
        final String reply = Modeller.reply(method).map(ValueType::erased).map(Names::brief).orElse("");
        final List<String> operations = new ArrayList<>();
        if (kind != HandlerKind.SYNC_ONLY) {
            operations.add("send" + suffix + "(" + inputs + ")");
            operations.add("offer" + suffix + "(" + inputs + ")");
        }
        if (kind != HandlerKind.SYNC_ONLY && !reply.isEmpty()) {
            operations.add("ask" + suffix + "(" + inputs + ")");
        }
        if (kind != HandlerKind.DEFERRED) {
            final String into = method.shape().into().map(each -> ", " + Names.brief(each.type().erased())).orElse("");
            for (String mode : List.of("", "Spin", "Adaptive", "X")) {
                operations.add("fastSend" + mode + suffix + "(" + inputs + into + ")");
            }
        }
        if (kind == HandlerKind.RETURN || kind == HandlerKind.REPLY) {
            operations.add("fastSendOr" + suffix + "(" + inputs + ", " + reply + ")");
        }
        if (kind != HandlerKind.DEFERRED && kind != HandlerKind.SYNC_ONLY) {
            operations.add("fastSendVoid" + suffix + "(" + inputs + ")");
        }
        return operations;
    }
}
