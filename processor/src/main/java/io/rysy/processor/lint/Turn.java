package io.rysy.processor.lint;

import io.rysy.processor.model.Hook;
import io.rysy.processor.read.TurnElement;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** A handler or hook of one actor: what a turn of it runs. */
final class Turn {

    private final TypeElement actor;
    private final TurnElement element;
    private final List<TypeMirror> inputs;

    Turn(TypeElement actor, TurnElement element, List<TypeMirror> inputs) {
        this.actor = actor;
        this.element = element;
        this.inputs = inputs;
    }

    TypeElement actor() {
        return actor;
    }

    TurnElement element() {
        return element;
    }

    ExecutableElement method() {
        return element.method();
    }

    /** The erased types of what is sent. */
    List<TypeMirror> inputs() {
        return inputs;
    }

    boolean isHandler() {
        return element.hook().isEmpty();
    }

    /** Whether it runs once, at the beginning or the end of the actor's life. */
    boolean isOnce() {
        return element.hook().filter(hook -> hook == Hook.ON_START || hook == Hook.ON_STOP).isPresent();
    }

    /** Whether the stub has operations of a form for it. */
    boolean has(Form form) {
        if (element.syncOnly()) {
            return form.isSynchronous() && form != Form.FAST_SEND_VOID;
        }
        return !element.deferred() || !form.isSynchronous();
    }

    /** The name of its operation of a form. */
    String operation(Form form) {
        final String name = method().getSimpleName().toString();
        return isPrimitive() ? form.verb() + Character.toUpperCase(name.charAt(0)) + name.substring(1) : form.verb();
    }

    private boolean isPrimitive() {
        return !inputs.isEmpty() && inputs.get(0).getKind().isPrimitive();
    }

    /** Its name within the actor, as in {@code onUpdate(Update)}. */
    String signature() {
        return method().getSimpleName()
            + inputs.stream().map(Labels::brief).collect(Collectors.joining(", ", "(", ")"));
    }

    /** Its name in messages, as in {@code Book.onUpdate(Update)}. */
    @Override
    public String toString() {
        return Labels.brief(actor) + "." + signature();
    }
}
