package io.rysy.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.rysy.annotations.OnExhausted;
import io.rysy.processor.model.Access;
import io.rysy.processor.model.FieldModel;
import io.rysy.processor.model.MessageModel;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Writes the pool of a message class: {@code MPool}, which makes messages and copies them. */
final class PoolWriter {

    private final MessageModel message;

    /** The fields that the pool cannot name, with the constants that stand for them. */
    private final Map<FieldModel, String> handles = new LinkedHashMap<>();

    PoolWriter(MessageModel message) {
        this.message = message;
        final Set<String> names = new HashSet<>();
        for (FieldModel field : message.fields()) {
            if (!isNamed(field)) {
                final String wanted = Labels.constant(field.name());
                String name = wanted;
                for (int next = 2; !names.add(name); next++) {
                    name = wanted + next;
                }
                handles.put(field, name);
            }
        }
    }

    /** Whether the pool sees the field, and means this one by its name. */
    private boolean isNamed(FieldModel field) {
        final boolean hidden = message.fields().stream().filter(other -> other.name().equals(field.name()))
            .reduce((first, second) -> second).filter(field::equals).isEmpty();
        final boolean near = field.declaredIn().packageName().equals(message.type().packageName());
        return !hidden
            && (field.access() == Access.PUBLIC || near && field.access() != Access.PRIVATE);
    }

    TypeSpec.Builder write() {
        final TypeSpec.Builder type = TypeSpec.classBuilder(message.pool())
            .addJavadoc("The pool of {@link $T} in one system. Any thread may use it.\n", message.type())
            .addAnnotations(Suppressions.of(message))
            .addModifiers(Modifier.FINAL)
            .superclass(ParameterizedTypeName.get(Spi.MESSAGE_POOL, message.type()));
        if (message.publicPool()) {
            type.addModifiers(Modifier.PUBLIC);
        }
        handles.forEach((field, name) -> type.addField(handle(field, name)));
        type.addMethod(constructor()).addMethod(of());
        if (!handles.isEmpty()) {
            type.addMethod(lookUp());
        }
        return type.addMethod(make()).addMethod(copy()).addMethod(same());
    }

    private static FieldSpec handle(FieldModel field, String name) {
        return FieldSpec.builder(VarHandle.class, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .initializer("lookUp($T.class, $S)", field.declaredIn(), field.name())
            .build();
    }

    private MethodSpec constructor() {
        return MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PRIVATE)
            .addStatement("super($S, $L, $T.$L)", message.type().simpleName(), message.size(), OnExhausted.class,
                message.onExhausted())
            .build();
    }

    private MethodSpec of() {
        return MethodSpec.methodBuilder("of")
            .addJavadoc("The one pool of a system, made when it is first asked for. Any thread.\n\n")
            .addJavadoc("@param system the system\n@return its pool\n")
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .returns(message.pool())
            .addParameter(Spi.SYSTEM, "system", Modifier.FINAL)
            .addStatement("return system.pool($T.class, $T::new)", message.pool(), message.pool())
            .build();
    }

    private static MethodSpec lookUp() {
        return MethodSpec.methodBuilder("lookUp")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(VarHandle.class)
            .addParameter(ParameterizedTypeName.get(ClassName.get(Class.class), Types.ANYTHING), "owner",
                Modifier.FINAL)
            .addParameter(String.class, "field", Modifier.FINAL)
            .beginControlFlow("try")
            .addStatement("return $T.privateLookupIn(owner, $T.lookup())$Z.unreflectVarHandle(owner"
                + ".getDeclaredField(field))", MethodHandles.class, MethodHandles.class)
            .nextControlFlow("catch (final $T e)", ReflectiveOperationException.class)
            .addStatement("throw new $T(e)", ExceptionInInitializerError.class)
            .endControlFlow()
            .build();
    }

    private MethodSpec make() {
        return override("make", message.type()).addStatement("return new $T()", message.type()).build();
    }

    private MethodSpec copy() {
        final MethodSpec.Builder method = override("copy", TypeName.VOID)
            .addParameter(message.type(), "from", Modifier.FINAL)
            .addParameter(message.type(), "to", Modifier.FINAL)
            .addAnnotations(Suppressions.ofFields(named()));
        if (message.fields().isEmpty()) {
            method.addComment("Nothing to copy.");
        }
        for (FieldModel field : message.fields()) {
            if (handles.containsKey(field)) {
                method.addStatement("$L.set(to, $L)", handles.get(field), get(field, "from"));
            } else {
                method.addStatement("to.$N = from.$N", field.name(), field.name());
            }
        }
        return method.build();
    }

    private MethodSpec same() {
        final CodeBlock equal = message.fields().stream().map(this::same).collect(CodeBlock.joining("\n&& "));
        return override("same", TypeName.BOOLEAN)
            .addParameter(message.type(), "one", Modifier.FINAL)
            .addParameter(message.type(), "other", Modifier.FINAL)
            .addAnnotations(Suppressions.ofFields(named()))
            .addStatement("return $L", equal.isEmpty() ? CodeBlock.of("true") : equal)
            .build();
    }

    private CodeBlock same(FieldModel field) {
        final CodeBlock one = get(field, "one");
        final CodeBlock other = get(field, "other");
        final TypeName plain = field.type().withoutAnnotations();
        return plain.equals(TypeName.FLOAT) || plain.equals(TypeName.DOUBLE)
            ? CodeBlock.of("$T.compare($L, $L) == 0", plain.box(), one, other)
            : CodeBlock.of("$L == $L", one, other);
    }

    private CodeBlock get(FieldModel field, String owner) {
        if (!handles.containsKey(field)) {
            return CodeBlock.of("$L.$N", owner, field.name());
        }
        final CodeBlock got = CodeBlock.of("$L.get($L)", handles.get(field), owner);
        final TypeName plain = field.type().withoutAnnotations();
        return plain.isPrimitive() ? CodeBlock.of("($T) $L", plain, got) : got;
    }

    private List<FieldModel> named() {
        return message.fields().stream().filter(field -> !handles.containsKey(field)).toList();
    }

    private static MethodSpec.Builder override(String name, TypeName returns) {
        return MethodSpec.methodBuilder(name)
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PROTECTED)
            .returns(returns);
    }
}
