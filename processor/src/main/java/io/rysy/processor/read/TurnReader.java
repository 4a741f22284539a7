package io.rysy.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.rysy.annotations.Handler;
import io.rysy.processor.model.Hook;
import io.rysy.processor.model.RuntimeNames;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** Reads handlers and hooks for whoever looks into their bodies. */
public final class TurnReader {

    private TurnReader() {
    }

    /**
     * Reads what can run in a turn of an actor.
     *
     * @param actor    its class
     * @param elements the compiler's elements
     * @return its hooks and handlers, own ones first
     */
    public static List<TurnElement> read(TypeElement actor, Elements elements) {
        final List<TurnElement> turns = new ArrayList<>();
        for (MethodChain chain : Ancestry.of(actor).methods(elements)) {
            handler(chain).or(() -> hook(chain)).ifPresent(turns::add);
        }
        return List.copyOf(turns);
    }

    private static Optional<TurnElement> handler(MethodChain chain) {
        return chain.annotated(Handler.class)
            .flatMap(method -> Marks.find(method, Handler.class))
            .map(mark -> handler(chain.method(), mark));
    }

    private static TurnElement handler(ExecutableElement method, AnnotationMirror mark) {
        final boolean syncOnly = Marks.booleanOf(mark, "syncOnly");
        final List<VariableElement> inputs = new ArrayList<>();
        VariableElement reply = null;
        for (VariableElement parameter : method.getParameters()) {
            if (isReply(parameter.asType())) {
                reply = parameter;
            } else {
                inputs.add(parameter);
            }
        }
        VariableElement into = null;
        if (syncOnly && inputs.size() > 1 && !inputs.get(inputs.size() - 1).asType().getKind().isPrimitive()) {
            into = inputs.remove(inputs.size() - 1);
        }
        return new TurnElement(method, Optional.empty(), Marks.booleanOf(mark, "deferred"), syncOnly,
            List.copyOf(inputs), Optional.ofNullable(reply), Optional.ofNullable(into));
    }

    private static Optional<TurnElement> hook(MethodChain chain) {
        for (Map.Entry<Hook, Class<? extends Annotation>> hook : MethodReader.HOOKS.entrySet()) {
            if (chain.annotated(hook.getValue()).isPresent()) {
                return Optional.of(new TurnElement(chain.method(), Optional.of(hook.getKey()), false, false,
                    List.of(), Optional.empty(), Optional.empty()));
            }
        }
        return Optional.empty();
    }

    private static boolean isReply(TypeMirror type) {
        final Optional<TypeName> erased = Mirrors.element(type).map(ClassName::get);
        return erased.isPresent()
            && (erased.get().equals(RuntimeNames.REPLY) || RuntimeNames.primitiveOfReply(erased.get()).isPresent());
    }
}
