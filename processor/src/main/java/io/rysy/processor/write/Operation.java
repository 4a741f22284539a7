package io.rysy.processor.write;

import com.palantir.javapoet.MethodSpec;
import java.util.List;
import javax.lang.model.element.Modifier;

/** A family of operations that a stub has for each handler of some kinds. */
interface Operation {

    /** The methods for one handler; none where its kind has no such operation. */
    List<MethodSpec> methods(HandlerPlan handler);

    /** Starts a method of a stub that any thread may call, with the inputs of the handler as parameters. */
    static MethodSpec.Builder method(HandlerPlan handler, String verb, Docs docs) {
        return MethodSpec.methodBuilder(handler.operation(verb))
            .addJavadoc(docs.build())
            .addAnnotations(Suppressions.of(handler.model()))
            .addModifiers(Modifier.PUBLIC)
            .addParameters(handler.inputs());
    }
}
