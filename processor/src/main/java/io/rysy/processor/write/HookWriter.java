package io.rysy.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.rysy.processor.model.Hook;
import io.rysy.processor.model.HookModel;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the methods of a cell that call the hooks of the actor. A double has none. */
final class HookWriter {

    private HookWriter() {
    }

    static List<MethodSpec> write(List<HookModel> hooks) {
        final List<MethodSpec> methods = new ArrayList<>();
        for (HookModel hook : hooks) {
            switch (hook.hook()) {
                case ON_START -> methods.add(call("onStart", hook));
                case ON_STOP -> methods.add(call("onStop", hook));
                case ON_POLL -> {
                    methods.add(poll(hook));
                    methods.add(presence("polls"));
                }
                case ON_BATCH_END -> {
                    methods.add(call("onBatchEnd", hook));
                    methods.add(presence("endsBatches"));
                }
                default -> throw new AssertionError(Hook.class);
            }
        }
        return methods;
    }

    private static MethodSpec call(String name, HookModel hook) {
        return start(name, TypeName.VOID)
            .addAnnotations(Suppressions.of(hook))
            .beginControlFlow("if (actor != null)")
            .addStatement("actor.$N()", hook.method())
            .endControlFlow()
            .build();
    }

    private static MethodSpec poll(HookModel hook) {
        return start("onPoll", TypeName.INT)
            .addAnnotations(Suppressions.of(hook))
            .addCode(CodeBlock.builder()
                .addStatement("return actor != null ? actor.$N() : 0", hook.method())
                .build())
            .build();
    }

    private static MethodSpec presence(String name) {
        return start(name, TypeName.BOOLEAN).addStatement("return actor != null").build();
    }

    private static MethodSpec.Builder start(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name)
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PROTECTED)
            .returns(returns);
    }
}
