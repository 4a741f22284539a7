package io.rysy.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import io.rysy.processor.model.ActorModel;
import io.rysy.processor.model.HandlerKind;
import io.rysy.processor.model.HandlerModel;
import io.rysy.processor.model.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Modifier;

/** A handler with the names that its generated code uses. */
final class HandlerPlan {

    private final ActorModel actor;
    private final HandlerModel model;
    private final String label;
    private final Pools pools;
    private final List<ParameterSpec> inputs = new ArrayList<>();
    private final Set<String> names = new TreeSet<>();

    HandlerPlan(ActorModel actor, HandlerModel model, String label, Pools pools) {
        this.actor = actor;
        this.model = model;
        this.label = label;
        this.pools = pools;
        model.message().ifPresent(message -> addInput(message.declared(), "message"));
        model.primitives().forEach(parameter -> addInput(parameter.type(), parameter.name()));
    }

    private void addInput(TypeName type, String name) {
        names.add(name);
        inputs.add(ParameterSpec.builder(type, name, Modifier.FINAL).build());
    }

    ActorModel actor() {
        return actor;
    }

    HandlerModel model() {
        return model;
    }

    HandlerKind kind() {
        return model.kind();
    }

    /** The parameters that stand for the message, under the user's names where they are primitives. */
    List<ParameterSpec> inputs() {
        return inputs;
    }

    /** The inputs as arguments. */
    CodeBlock arguments() {
        return inputs.stream().map(input -> CodeBlock.of("$N", input)).collect(CodeBlock.joining(",$W"));
    }

    /** The inputs as lanes. */
    CodeBlock lanes() {
        return Lanes.pack(model.primitives(), inputs.stream().map(ParameterSpec::name).toList());
    }

    /** A name for a local variable or a further parameter, which no parameter of the user's has. */
    String local(String wanted) {
        String name = wanted;
        for (int next = 2; names.contains(name); next++) {
            name = wanted + next;
        }
        return name;
    }

    /** A field of the stub, even where a parameter of the user's hides it. */
    String field(String name) {
        return hides(name) ? "this." + name : name;
    }

    /** Whether a parameter of the user's hides a field. */
    boolean hides(String name) {
        return names.contains(name);
    }

    /** The name of an operation: {@code send}, or {@code sendOnTick} for primitives. */
    String operation(String verb) {
        return verb + model.suffix();
    }

    /** The name of the handler's code, a constant of the cell. */
    String constant() {
        return Labels.constant(label);
    }

    /** The handler's code, from outside the cell. */
    CodeBlock code() {
        return CodeBlock.of("$T.$L", actor.cell(), constant());
    }

    /** The method of the cell that runs the handler in a turn, and that of the stub that runs it once entered. */
    String turn() {
        return "run" + Types.capitalised(label);
    }

    /** The name of the ready-made recipient. */
    String recipient() {
        return recipient(label);
    }

    static String recipient(String label) {
        return "to" + Types.capitalised(label);
    }

    /** The cell's field with the pool of the message, where that is pooled. */
    Optional<String> messagePool() {
        return Pools.ofMessage(model).map(pools::field);
    }

    /** The cell's field with the recipient of pooled replies that nobody wants. */
    Optional<String> drain() {
        return Pools.ofReply(model).map(pools::drain);
    }

    /** Whether the turn has to be told where the reply goes, or who the caller is that owns the message. */
    boolean needsRecipient() {
        return kind() != HandlerKind.VOID || messagePool().isPresent();
    }

    /** Whether replies of one value can be sent to this handler as messages. */
    boolean receivesReplies() {
        return kind() == HandlerKind.VOID && inputs.size() == 1;
    }

    /** What is replied, for the kinds that reply with a value. */
    TypeName reply() {
        return model.reply().orElseThrow().declared();
    }

    /** Whether there is a value as reply, by whatever way. */
    boolean replies() {
        return model.reply().isPresent();
    }

    /** What the synchronous operations return. */
    TypeName result() {
        return model.reply().or(model::into).map(ValueType::declared).orElse(TypeName.VOID);
    }

    /** Whether the synchronous operations return anything. */
    boolean returns() {
        return replies() || model.into().isPresent();
    }

    /** What the handler is called for in exceptions. */
    String messageType() {
        return model.message().map(ValueType::erased).map(Types::simpleName).orElse(model.method());
    }
}
