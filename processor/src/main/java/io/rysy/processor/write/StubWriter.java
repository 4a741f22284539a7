package io.rysy.processor.write;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.rysy.annotations.CyclePolicy;
import io.rysy.annotations.MailboxKind;
import io.rysy.processor.model.ActorModel;
import io.rysy.processor.model.HandlerKind;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes the stub of an actor: {@code XRef}. */
final class StubWriter {

    private static final List<Operation> OPERATIONS = List.of(
        new SendOperations(), new AskOperations(), new FastSendOperations(), new RecipientOperation());

    /** How synchronous operations reach the actor and its double, once they have entered. */
    static final String ACTOR = "actor()";
    static final String HANDLERS = "handlers()";

    private static final String THROWN = """
        <p>Asynchronous operations throw {@code MailboxFullException} where there is no room. Synchronous ones throw
        {@code CyclicInvocationException} where the call would close a cycle, {@code DeadlockException} where it would
        wait for ever, and {@code HandlerFailedException} where the handler throws; a handler that owes a reply and
        gives none, {@code NoReplyException}. All throw {@code ActorStoppedException} where the actor is stopped.
        """;

    private final ActorModel actor;
    private final List<HandlerPlan> handlers;

    StubWriter(ActorModel actor, List<HandlerPlan> handlers) {
        this.actor = actor;
        this.handlers = handlers;
    }

    TypeSpec.Builder write() {
        final TypeSpec.Builder type = TypeSpec.classBuilder(actor.ref())
            .addJavadoc("The stub of {@link $T}: the handle by which everybody else reaches the actor.\n", actor.type())
            .addJavadoc("Any thread may use it.\n\n")
            .addJavadoc(THROWN)
            .addAnnotations(Suppressions.of(suppressed()))
            .addModifiers(Modifier.FINAL)
            .superclass(Spi.ACTOR_STUB)
            .addMethod(constructor())
            .addMethod(spawn("spawn", "start", Spi.factory(actor), "the actor"))
            .addMethod(spawn("spawnAs", "startAs", Spi.factoryOfDouble(actor), "the double"))
            .addMethod(declare())
            .addMethod(start("start", Spi.factory(actor), "the actor"))
            .addMethod(start("startAs", Spi.factoryOfDouble(actor), "a double in the actor's place"))
            .addMethod(with());
        if (actor.publicRef()) {
            type.addModifiers(Modifier.PUBLIC);
        }
        handlers.forEach(handler -> OPERATIONS.forEach(each -> type.addMethods(each.methods(handler))));
        if (handlers.stream().anyMatch(handler -> handler.kind() != HandlerKind.DEFERRED)) {
            type.addField(FieldSpec.builder(actor.type(), "actor", Modifier.PRIVATE)
                    .addJavadoc("The actor, one load nearer than in its cell; null before the first synchronous call,")
                    .addJavadoc(" and always where\nthere is a double. Holder of the group's lock only.\n").build())
                .addMethod(actor())
                .addMethod(doubled());
        }
        return type.addType(HandlersWriter.write(actor, handlers));
    }

    /** Operations of one name are told apart by the message, whatever functional types come after it. */
    private Set<String> suppressed() {
        final Set<String> categories = Suppressions.categories(actor);
        final long names = handlers.stream().map(handler -> handler.operation("send")).distinct().count();
        if (names < handlers.size()) {
            categories.add("overloads");
        }
        return categories;
    }

    private MethodSpec constructor() {
        return MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PRIVATE)
            .addParameter(Object.class, "cell", Modifier.FINAL)
            .addParameter(CyclePolicy.class, "policy", Modifier.FINAL)
            .addStatement("super(cell, policy)")
            .build();
    }

    private MethodSpec actor() {
        return MethodSpec.methodBuilder("actor")
            .addModifiers(Modifier.PRIVATE)
            .returns(actor.type())
            .beginControlFlow("if (actor == null)")
            .addStatement("actor = (($T) cell).actor", actor.cell())
            .endControlFlow()
            .addStatement("return actor")
            .build();
    }

    private MethodSpec doubled() {
        return MethodSpec.methodBuilder("handlers")
            .addModifiers(Modifier.PRIVATE)
            .returns(Spi.handlers(actor))
            .addStatement("return (($T) cell).handlers", actor.cell())
            .build();
    }

    private MethodSpec spawn(String name, String starting, TypeName factory, String made) {
        return MethodSpec.methodBuilder(name)
            .addJavadoc("Declares the actor and starts it, with $L made by a factory. Any thread.\n\n", made)
            .addJavadoc("@param placement where it lives\n@param name its name\n")
            .addJavadoc("@param factory makes $L, under the group's lock\n@return its stub\n", made)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(actor.ref())
            .addParameter(Spi.PLACEMENT, "placement", Modifier.FINAL)
            .addParameter(String.class, "name", Modifier.FINAL)
            .addParameter(factory, "factory", Modifier.FINAL)
            .addStatement("return declare(placement, name).$L(factory)", starting)
            .build();
    }

    private MethodSpec declare() {
        return MethodSpec.methodBuilder("declare")
            .addJavadoc("Declares the actor: its stub takes mail, but nothing runs before it is started.")
            .addJavadoc(" Any thread.\n\n@param placement where it lives\n@param name its name\n@return its stub\n")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(actor.ref())
            .addParameter(Spi.PLACEMENT, "placement", Modifier.FINAL)
            .addParameter(String.class, "name", Modifier.FINAL)
            .addStatement("final $T group = placement.place($T.$L, $L)",
                Spi.GROUP, MailboxKind.class, actor.mailbox(), actor.capacity())
            .beginControlFlow("try")
            .addStatement("return new $T(new $T(group, name), $T.INHERIT)", actor.ref(), actor.cell(),
                CyclePolicy.class)
            .nextControlFlow("catch (final $T e)", NoClassDefFoundError.class)
            .addStatement("throw missing(e)")
            .endControlFlow()
            .build();
    }

    private MethodSpec start(String name, TypeName factory, String made) {
        return MethodSpec.methodBuilder(name)
            .addJavadoc("Starts the declared actor, with $L made by a factory. Once; any thread.\n\n", made)
            .addJavadoc("@param factory makes it, under the group's lock\n@return this stub\n")
            .addModifiers(Modifier.PUBLIC)
            .returns(actor.ref())
            .addParameter(factory, "factory", Modifier.FINAL)
            .addStatement("(($T) cell).$L(this, factory)", actor.cell(), name)
            .addStatement("return this")
            .build();
    }

    private MethodSpec with() {
        return MethodSpec.methodBuilder("with")
            .addJavadoc("The same actor under another cycle policy. Any thread.\n\n")
            .addJavadoc("@param cycles what counts as a cycle in calls through the new stub\n")
            .addJavadoc("@return a stub of the same actor, equal to this one\n")
            .addModifiers(Modifier.PUBLIC)
            .returns(actor.ref())
            .addParameter(CyclePolicy.class, "cycles", Modifier.FINAL)
            .addStatement("$T.requireNonNull(cycles, $S)", Objects.class, "the cycle policy")
            .addStatement("return cycles == policy ? this : new $T(cell, cycles)", actor.ref())
            .build();
    }
}
