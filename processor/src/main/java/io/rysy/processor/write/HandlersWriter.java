package io.rysy.processor.write;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.rysy.processor.model.ActorModel;
import io.rysy.processor.model.HandlerKind;
import io.rysy.processor.model.RuntimeNames;
import io.rysy.processor.model.ValueType;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the interface of an actor's handlers, for doubles. */
final class HandlersWriter {

    private HandlersWriter() {
    }

    static TypeSpec write(ActorModel actor, List<HandlerPlan> handlers) {
        final TypeSpec.Builder type = TypeSpec.interfaceBuilder(Spi.handlers(actor).simpleName())
            .addJavadoc("The handlers of {@link $T}, for a double that stands in for it.\n", actor.type())
            .addJavadoc("What the double does not override, it refuses.\n");
        if (actor.publicRef()) {
            type.addModifiers(Modifier.PUBLIC);
        }
        handlers.forEach(handler -> type.addMethod(refusal(handler)));
        return type.build();
    }

    private static MethodSpec refusal(HandlerPlan handler) {
        final MethodSpec.Builder method = MethodSpec.methodBuilder(handler.model().method())
            .addJavadoc(docs(handler).build())
            .addAnnotations(Suppressions.of(handler.model()))
            .addModifiers(Modifier.PUBLIC, Modifier.DEFAULT)
            .addParameters(handler.inputs())
            .addStatement("throw new $T($S)", UnsupportedOperationException.class, "this double of "
                + handler.actor().type().simpleName() + " does not handle " + handler.messageType());
        handler.model().into().ifPresent(into -> add(method, into.declared(), handler.local("into")));
        if (handler.kind() == HandlerKind.RETURN) {
            method.returns(handler.reply());
        } else if (handler.replies()) {
            add(method, RuntimeNames.reply(handler.reply()), handler.local("reply"));
        }
        return method.build();
    }

    private static void add(MethodSpec.Builder method, TypeName type, String name) {
        method.addParameter(ParameterSpec.builder(type, name, Modifier.FINAL).build());
    }

    private static Docs docs(HandlerPlan handler) {
        final Docs docs = Docs.of(handler, "Stands in for", ".");
        handler.model().into().map(ValueType::declared)
            .ifPresent(into -> docs.param(handler.local("into"), "to be filled"));
        if (handler.kind() == HandlerKind.RETURN) {
            docs.returns("the reply");
        } else if (handler.replies()) {
            docs.param(handler.local("reply"), "takes the reply");
        }
        return docs;
    }
}
