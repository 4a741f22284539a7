package io.rysy.processor.lint;

import com.palantir.javapoet.ClassName;
import io.rysy.annotations.Actor;
import io.rysy.annotations.CyclePolicy;
import io.rysy.annotations.GeneratedByRysy;
import io.rysy.processor.model.GeneratedNames;
import io.rysy.processor.read.Marks;
import io.rysy.processor.read.TurnElement;
import io.rysy.processor.read.TurnReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** The actors that the compilation knows of, and the stubs by which they are reached. */
final class Actors {

    private static final String STUB = "io.rysy.spi.ActorStub";

    private final Elements elements;
    private final Types types;
    private final Map<TypeElement, List<Turn>> turns = new HashMap<>();

    Actors(Elements elements, Types types) {
        this.elements = elements;
        this.types = types;
    }

    static boolean isActor(TypeElement type) {
        return Marks.find(type, Actor.class).isPresent();
    }

    /** Whether an actor may be re-entered through another handler, unless a call says otherwise. */
    static boolean isPermissive(TypeElement actor) {
        return Marks.find(actor, Actor.class)
            .map(mark -> Marks.enumOf(mark, "cycles", CyclePolicy.class) == CyclePolicy.PERMISSIVE)
            .orElse(false);
    }

    /** The hooks and handlers of an actor; always the same objects. */
    List<Turn> turns(TypeElement actor) {
        List<Turn> found = turns.get(actor);
        if (found == null) {
            found = TurnReader.read(actor, elements).stream().map(element -> turn(actor, element)).toList();
            turns.put(actor, found);
        }
        return found;
    }

    /** The handlers behind a stub; none where it is not known here. */
    List<Turn> handlers(String stub) {
        final TypeElement type = elements.getTypeElement(stub);
        return type == null ? List.of() : actorOf(type).map(this::turns).orElse(List.of());
    }

    /** The synchronous calls of a handler whose source is out of sight, as its stub records them. */
    List<CallRecord> records(Turn turn) {
        final TypeElement stub =
            elements.getTypeElement(GeneratedNames.ref(ClassName.get(turn.actor())).canonicalName());
        if (stub == null || !turn.isHandler()) {
            return List.of();
        }
        return Marks.find(stub, GeneratedByRysy.class)
            .map(mark -> Marks.stringsOf(mark, "calls"))
            .orElse(List.of())
            .stream()
            .flatMap(text -> CallRecord.parse(text).stream())
            .filter(call -> call.handler().equals(turn.signature()))
            .toList();
    }

    static boolean isStub(TypeElement type) {
        return type.getSuperclass() instanceof DeclaredType parent
            && ((TypeElement) parent.asElement()).getQualifiedName().contentEquals(STUB);
    }

    /** The actor behind a stub: what its factory makes. */
    Optional<TypeElement> actorOf(TypeElement stub) {
        return ElementFilter.methodsIn(stub.getEnclosedElements()).stream()
            .filter(method -> method.getSimpleName().contentEquals("start") && method.getParameters().size() == 1)
            .map(method -> method.getParameters().get(0).asType())
            .filter(factory -> factory instanceof DeclaredType type && type.getTypeArguments().size() == 2)
            .map(factory -> ((DeclaredType) factory).getTypeArguments().get(1))
            .filter(DeclaredType.class::isInstance)
            .map(actor -> (TypeElement) ((DeclaredType) actor).asElement())
            .findFirst();
    }

    /** The form of a stub's operation for a handler; empty where it is no operation, or one for another handler. */
    Optional<Form> form(ExecutableElement operation, Turn handler) {
        for (Form form : Form.values()) {
            if (operation.getSimpleName().contentEquals(handler.operation(form)) && takes(operation, handler)) {
                return Optional.of(form);
            }
        }
        return Optional.empty();
    }

    private boolean takes(ExecutableElement operation, Turn handler) {
        final List<? extends VariableElement> parameters = operation.getParameters();
        final List<TypeMirror> inputs = handler.inputs();
        if (!handler.isHandler() || inputs.isEmpty() || parameters.size() < inputs.size()) {
            return false;
        }
        for (int i = 0; i < inputs.size(); i++) {
            if (!types.isSameType(types.erasure(parameters.get(i).asType()), inputs.get(i))) {
                return false;
            }
        }
        return true;
    }

    private Turn turn(TypeElement actor, TurnElement element) {
        final ExecutableType signature =
            (ExecutableType) types.asMemberOf((DeclaredType) actor.asType(), element.method());
        final List<TypeMirror> inputs = new ArrayList<>();
        for (VariableElement input : element.inputs()) {
            inputs.add(types.erasure(
                signature.getParameterTypes().get(element.method().getParameters().indexOf(input))));
        }
        return new Turn(actor, element, List.copyOf(inputs));
    }
}
