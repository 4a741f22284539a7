package io.rysy.processor.lint;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Tells which handler a call of a stub reaches, and which one it was meant for. */
final class StubCalls {

    private final Actors actors;
    private final Types types;

    StubCalls(Actors actors, Types types) {
        this.actors = actors;
        this.types = types;
    }

    /** The operation that a call of a stub's method is; empty for its other methods. */
    Optional<Body.Send> send(TypeElement stub, ExecutableElement method, Body.Policy policy, Site site) {
        for (Turn handler : handlers(stub)) {
            final Optional<Form> form = actors.form(method, handler);
            if (form.isPresent()) {
                return Optional.of(new Body.Send(form.get(), handler, policy, site));
            }
        }
        return Optional.empty();
    }

    /** A handler whose message fits the argument better than that of the handler reached, but lacks the form. */
    Optional<Body.Detour> detour(Body.Send send, List<TypeMirror> arguments) {
        final TypeMirror taken = send.to().inputs().get(0);
        return actors.turns(send.to().actor()).stream()
            .filter(other -> other != send.to() && isMeant(other, send.form(), arguments))
            .filter(other -> other.operation(send.form()).equals(send.to().operation(send.form())))
            .filter(other -> types.isSubtype(other.inputs().get(0), taken))
            .findFirst()
            .map(meant -> new Body.Detour(send.form(), meant, send.to(), send.site()));
    }

    /** A handler for which a stub has no such operation as a call that does not compile asks for. */
    Optional<Body.Detour> unknown(TypeMirror receiver, String name, List<TypeMirror> arguments, Site site) {
        if (receiver.getKind() != TypeKind.DECLARED
            || !Actors.isStub((TypeElement) ((DeclaredType) receiver).asElement())) {
            return Optional.empty();
        }
        for (Turn handler : handlers((TypeElement) ((DeclaredType) receiver).asElement())) {
            for (Form form : Form.values()) {
                if (handler.isHandler() && name.equals(handler.operation(form)) && isMeant(handler, form, arguments)) {
                    return Optional.of(new Body.Detour(form, handler, null, site));
                }
            }
        }
        return Optional.empty();
    }

    private boolean isMeant(Turn handler, Form form, List<TypeMirror> arguments) {
        if (!handler.isHandler() || handler.has(form) || handler.inputs().isEmpty() || arguments.isEmpty()) {
            return false;
        }
        final TypeMirror wanted = handler.inputs().get(0);
        final TypeMirror given = boxedFor(wanted, arguments.get(0));
        return given != null
            && given.getKind() != TypeKind.ERROR
            && given.getKind().isPrimitive() == wanted.getKind().isPrimitive()
            && types.isSubtype(types.erasure(given), wanted);
    }

    private TypeMirror boxedFor(TypeMirror wanted, TypeMirror given) {
        return given instanceof PrimitiveType primitive && !wanted.getKind().isPrimitive()
            ? types.boxedClass(primitive).asType()
            : given;
    }

    private List<Turn> handlers(TypeElement stub) {
        return actors.actorOf(stub).map(actors::turns).orElse(List.of());
    }
}
