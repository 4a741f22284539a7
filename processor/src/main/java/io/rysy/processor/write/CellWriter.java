package io.rysy.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import io.rysy.annotations.CyclePolicy;
import io.rysy.processor.model.ActorModel;
import io.rysy.processor.model.RuntimeNames;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes the cell of an actor: {@code XCell}, which makes the actor and dispatches to it. */
final class CellWriter {

    private final ActorModel actor;
    private final List<HandlerPlan> handlers;
    private final Pools pools;

    CellWriter(ActorModel actor, List<HandlerPlan> handlers, Pools pools) {
        this.actor = actor;
        this.handlers = handlers;
        this.pools = pools;
    }

    TypeSpec.Builder write() {
        final TypeSpec.Builder type = TypeSpec.classBuilder(actor.cell())
            .addJavadoc("Dispatches to {@link $T}, or to a double in its place. Behind every $L.\n",
                actor.type(), actor.ref().simpleName())
            .addAnnotations(Suppressions.of(Suppressions.categories(actor)))
            .addModifiers(Modifier.FINAL)
            .superclass(Spi.ACTOR_CELL);
        handlers.forEach(handler -> type.addField(code(handler)));
        type.addField(messageTypes())
            .addField(FieldSpec.builder(actor.type(), "actor")
                .addJavadoc("The actor, once made. Holder of the group's lock only.\n").build())
            .addField(FieldSpec.builder(Spi.handlers(actor), "handlers")
                .addJavadoc("The double where there is no actor. Holder of the group's lock only.\n").build());
        handlers.stream().filter(HandlerPlan::receivesReplies).forEach(handler -> type.addField(recipient(handler)));
        pools.fields().forEach((pool, field) -> type.addField(
            FieldSpec.builder(pool, field, Modifier.FINAL).addAnnotations(suppressions(pool)).build()));
        pools.drained().forEach((pool, message) -> type.addField(drain(pool, message)));
        type.addField(Spi.context(actor), "context", Modifier.PRIVATE)
            .addField(Spi.factory(actor), "factory", Modifier.PRIVATE)
            .addField(Spi.factoryOfDouble(actor), "factoryOfDouble", Modifier.PRIVATE)
            .addMethod(constructor())
            .addMethod(start("start", "factory", Spi.factory(actor)))
            .addMethod(start("startAs", "factoryOfDouble", Spi.factoryOfDouble(actor)))
            .addMethod(create())
            .addMethods(HookWriter.write(actor.hooks()))
            .addMethods(DispatchWriter.write(handlers));
        for (HandlerPlan handler : handlers) {
            type.addMethod(new TurnWriter(handler).write());
        }
        handlers.stream().filter(TurnWriter::hearsOfFailures).forEach(each -> type.addMethod(failureHandler(each)));
        if (handlers.stream().anyMatch(handler -> handler.messagePool().isPresent())) {
            type.addMethod(discard());
        }
        if (handlers.stream().anyMatch(handler -> handler.drain().isPresent())) {
            type.addMethod(drainOf());
        }
        return type.addMethod(messageType());
    }

    private static FieldSpec code(HandlerPlan handler) {
        return FieldSpec.builder(int.class, handler.constant(), Modifier.STATIC, Modifier.FINAL)
            .initializer("$L", handler.model().code())
            .build();
    }

    private FieldSpec messageTypes() {
        final CodeBlock names = handlers.stream()
            .map(handler -> CodeBlock.of("$S", handler.messageType()))
            .collect(CodeBlock.joining(",\n"));
        return FieldSpec.builder(String[].class, Labels.MESSAGE_TYPES, Modifier.PRIVATE, Modifier.STATIC,
            Modifier.FINAL).initializer("{\n$>$L$<\n}", names).build();
    }

    private static FieldSpec recipient(HandlerPlan handler) {
        final TypeName type = handler.model().isPrimitive()
            ? Spi.LANE_RECIPIENT
            : ParameterizedTypeName.get(Spi.MESSAGE_RECIPIENT, handler.inputs().get(0).type());
        return FieldSpec.builder(type, handler.recipient(), Modifier.FINAL)
            .addAnnotations(Suppressions.of(handler.model()))
            .initializer("new $L(this, $L)", handler.model().isPrimitive()
                ? CodeBlock.of("$T", type)
                : CodeBlock.of("$T<>", Spi.MESSAGE_RECIPIENT), handler.constant())
            .build();
    }

    private MethodSpec constructor() {
        final MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
            .addParameter(Spi.GROUP, "group", Modifier.FINAL)
            .addParameter(String.class, "name", Modifier.FINAL)
            .addStatement("super(group, name, $T.$L)", CyclePolicy.class, actor.cycles());
        pools.fields().forEach((pool, field) -> constructor.addStatement("$N = $T.of(group.system())", field, pool));
        pools.drained().keySet().forEach(pool -> constructor
            .addCode("$N = dropped -> {\n$>", pools.drain(pool))
            .addStatement("dropReply()")
            .beginControlFlow("if (dropped != null)")
            .addStatement("$N.release(dropped)", pools.field(pool))
            .endControlFlow()
            .addCode("$<};\n"));
        return constructor.build();
    }

    /** Takes pooled replies that nobody wants. */
    private FieldSpec drain(ClassName pool, ClassName message) {
        return FieldSpec.builder(ParameterizedTypeName.get(RuntimeNames.RECIPIENT, message), pools.drain(pool),
            Modifier.FINAL).addAnnotations(suppressions(pool)).build();
    }

    /** Naming a deprecated message makes the compiler warn, wherever that is. */
    private List<AnnotationSpec> suppressions(ClassName pool) {
        return Suppressions.of(handlers.stream()
            .map(HandlerPlan::model)
            .filter(handler -> List.of(Pools.ofMessage(handler), Pools.ofReply(handler)).contains(Optional.of(pool)))
            .toList());
    }

    private MethodSpec discard() {
        final CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (handler)");
        for (HandlerPlan handler : handlers) {
            handler.messagePool().ifPresent(pool -> code
                .add("case $L:\n$>", handler.constant())
                .addStatement("$N.discard(($T) message)", pool, handler.inputs().get(0).type())
                .addStatement("break")
                .add("$<"));
        }
        return override("discard", TypeName.VOID)
            .addAnnotations(Suppressions.of(handlers.stream()
                .filter(handler -> handler.messagePool().isPresent())
                .map(HandlerPlan::model)
                .toList()))
            .addParameter(int.class, "handler", Modifier.FINAL)
            .addParameter(Object.class, "message", Modifier.FINAL)
            .addCode(code.add("default:\n$>").addStatement("break").add("$<").endControlFlow().build())
            .build();
    }

    private MethodSpec drainOf() {
        final CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (handler)");
        for (HandlerPlan handler : handlers) {
            handler.drain().ifPresent(drain -> code
                .add("case $L:\n$>", handler.constant())
                .addStatement("return $N", drain)
                .add("$<"));
        }
        return override("drain", ParameterizedTypeName.get(RuntimeNames.RECIPIENT,
                WildcardTypeName.subtypeOf(Object.class)))
            .addParameter(int.class, "handler", Modifier.FINAL)
            .addCode(code.add("default:\n$>").addStatement("return null").add("$<").endControlFlow().build())
            .build();
    }

    /** What a first start has set is kept: the second is refused. */
    private MethodSpec start(String name, String field, TypeName factory) {
        return MethodSpec.methodBuilder(name)
            .addParameter(actor.ref(), "self", Modifier.FINAL)
            .addParameter(factory, "making", Modifier.FINAL)
            .addStatement("$T.requireNonNull(making, $S)", Objects.class, "the factory")
            .beginControlFlow("synchronized (this)")
            .beginControlFlow("if (context == null)")
            .addStatement("context = contextOf(self)")
            .addStatement("$L = making", field)
            .endControlFlow()
            .endControlFlow()
            .addStatement("start()")
            .build();
    }

    private static MethodSpec create() {
        return override("create", TypeName.VOID)
            .beginControlFlow("if (factory != null)")
            .addStatement("actor = made(factory.apply(context))")
            .nextControlFlow("else")
            .addStatement("handlers = made(factoryOfDouble.apply(context))")
            .endControlFlow()
            .build();
    }

    private static MethodSpec failureHandler(HandlerPlan handler) {
        return override("failureHandler", TypeName.INT).addStatement("return $L", handler.constant()).build();
    }

    private static MethodSpec messageType() {
        return override("messageType", TypeName.get(String.class))
            .addParameter(int.class, "handler", Modifier.FINAL)
            .addStatement("return $L[handler]", Labels.MESSAGE_TYPES)
            .build();
    }

    private static MethodSpec.Builder override(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name)
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PROTECTED)
            .returns(returns);
    }
}
