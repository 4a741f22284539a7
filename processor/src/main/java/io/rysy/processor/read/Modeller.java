package io.rysy.processor.read;

import com.palantir.javapoet.TypeName;
import io.rysy.processor.model.Access;
import io.rysy.processor.model.ActorModel;
import io.rysy.processor.model.Deprecation;
import io.rysy.processor.model.GeneratedNames;
import io.rysy.processor.model.HandlerKind;
import io.rysy.processor.model.HandlerModel;
import io.rysy.processor.model.Hook;
import io.rysy.processor.model.HookModel;
import io.rysy.processor.model.MessageModel;
import io.rysy.processor.model.PrimitiveParameter;
import io.rysy.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes models of valid declarations. */
public final class Modeller {

    private Modeller() {
    }

    /**
     * Makes the model of an actor.
     *
     * @param actor     a declaration without faults
     * @param publicRef whether its stub may be public
     * @param calls     the synchronous calls that its source seems to make
     * @return the model
     */
    public static ActorModel model(ActorDeclaration actor, boolean publicRef, List<String> calls) {
        final List<HandlerModel> handlers = new ArrayList<>();
        for (MethodDeclaration method : actor.handlers()) {
            handlers.add(handler(handlers.size(), method));
        }
        return new ActorModel(
            actor.name(),
            Access.of(actor.shape().modifiers()),
            publicRef,
            GeneratedNames.ref(actor.name()),
            GeneratedNames.cell(actor.name()),
            actor.mailbox(),
            actor.capacity(),
            actor.cycles(),
            hooks(actor),
            List.copyOf(handlers),
            actor.shape().deprecation(),
            calls);
    }

    /**
     * Makes the model of a pooled message.
     *
     * @param message a declaration without faults
     * @return the model
     */
    public static MessageModel model(MessageDeclaration message) {
        return new MessageModel(
            message.name(),
            Access.of(message.shape().modifiers()),
            message.shape().isPublic(),
            GeneratedNames.pool(message.name()),
            message.pool(),
            message.onExhausted(),
            message.constructor().orElseThrow().access(),
            message.fields().stream().map(FieldDeclaration::field).toList(),
            message.shape().deprecation());
    }

    /**
     * How a handler replies.
     *
     * @param method a valid handler
     * @return its kind
     */
    public static HandlerKind kind(MethodDeclaration method) {
        final HandlerMark mark = method.handler().orElseThrow();
        if (mark.syncOnly()) {
            return HandlerKind.SYNC_ONLY;
        }
        if (mark.deferred()) {
            return HandlerKind.DEFERRED;
        }
        if (method.shape().reply().isPresent()) {
            return HandlerKind.REPLY;
        }
        return method.returns().isVoid() ? HandlerKind.VOID : HandlerKind.RETURN;
    }

    /**
     * What a handler replies.
     *
     * @param method a valid handler
     * @return the type, if it replies
     */
    public static Optional<ValueType> reply(MethodDeclaration method) {
        final Optional<ParameterDeclaration> handle = method.shape().reply();
        if (handle.isEmpty()) {
            return method.returns().isVoid() ? Optional.empty() : Optional.of(method.returns().value());
        }
        return handle.get().primitiveReply()
            .map(Modeller::primitive)
            .or(() -> handle.get().type().arguments().stream().findFirst().map(TypeUse::value));
    }

    private static ValueType primitive(TypeName type) {
        return new ValueType(type, type, Optional.empty(), Deprecation.NONE);
    }

    private static HandlerModel handler(int code, MethodDeclaration method) {
        final HandlerShape shape = method.shape();
        return new HandlerModel(
            code,
            method.name(),
            method.declaredIn(),
            method.inherited(),
            method.access(),
            kind(method),
            shape.message().map(message -> message.type().value()),
            shape.isPrimitive() ? shape.inputs().stream().map(Modeller::primitive).toList() : List.of(),
            reply(method),
            shape.into().map(into -> into.type().value()),
            shape.isPrimitive() ? suffix(method) : "",
            method.deprecation(),
            method.link());
    }

    /**
     * What the names of the operations of a handler of primitives end with.
     *
     * @param method a handler
     * @return its name, capitalised
     */
    public static String suffix(MethodDeclaration method) {
        return Character.toUpperCase(method.name().charAt(0)) + method.name().substring(1);
    }

    private static PrimitiveParameter primitive(ParameterDeclaration parameter) {
        return new PrimitiveParameter(parameter.name(), parameter.type().name());
    }

    private static List<HookModel> hooks(ActorDeclaration actor) {
        final List<HookModel> hooks = new ArrayList<>();
        for (Hook hook : Hook.values()) {
            for (MethodDeclaration method : actor.hooks(hook)) {
                hooks.add(new HookModel(
                    hook, method.name(), method.access(), method.declaredIn(), method.deprecation()));
            }
        }
        return List.copyOf(hooks);
    }
}
