package io.rysy.processor.read;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import com.palantir.javapoet.WildcardTypeName;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ErrorType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.SimpleTypeVisitor14;

/** Names one type, and gathers the classes that it mentions, those still to be generated, and those nobody knows. */
final class TypeNamer extends SimpleTypeVisitor14<TypeName, Void> {

    private final Compilation compilation;
    private final String fromPackage;
    private final Set<TypeElement> mentioned = new LinkedHashSet<>();
    private final Set<ClassName> unwritten = new LinkedHashSet<>();
    private final List<String> missing = new ArrayList<>();

    TypeNamer(Compilation compilation, String fromPackage) {
        this.compilation = compilation;
        this.fromPackage = fromPackage;
    }

    TypeName name(TypeMirror type) {
        return type.accept(this, null);
    }

    Set<TypeElement> mentioned() {
        return mentioned;
    }

    Set<ClassName> unwritten() {
        return unwritten;
    }

    List<String> missing() {
        return missing;
    }

    @Override
    public TypeName visitDeclared(DeclaredType type, Void none) {
        final TypeElement element = (TypeElement) type.asElement();
        mentioned.add(element);
        final List<TypeName> arguments = type.getTypeArguments().stream().map(this::name).toList();
        if (!element.getModifiers().contains(Modifier.STATIC)
            && type.getEnclosingType() instanceof DeclaredType outer
            && name(outer) instanceof ParameterizedTypeName around) {
            return around.nestedClass(element.getSimpleName().toString(), arguments);
        }
        final ClassName raw = ClassName.get(element);
        return arguments.isEmpty() ? raw : ParameterizedTypeName.get(raw, arguments.toArray(TypeName[]::new));
    }

    @Override
    public TypeName visitError(ErrorType type, Void none) {
        if (Mirrors.element(type).isPresent()) {
            return visitDeclared(type, none);
        }
        final String written = type.toString();
        final Optional<ClassName> known = compilation.resolve(written, fromPackage);
        if (known.isPresent()) {
            unwritten.add(known.get());
            return nestedIn(known.get(), written);
        }
        missing.add(written);
        return ClassName.get("", "Missing");
    }

    @Override
    public TypeName visitArray(ArrayType type, Void none) {
        return ArrayTypeName.of(name(type.getComponentType()));
    }

    @Override
    public TypeName visitWildcard(WildcardType type, Void none) {
        if (type.getExtendsBound() != null) {
            return WildcardTypeName.subtypeOf(name(type.getExtendsBound()));
        }
        return type.getSuperBound() != null
            ? WildcardTypeName.supertypeOf(name(type.getSuperBound()))
            : WildcardTypeName.subtypeOf(ClassName.OBJECT);
    }

    @Override
    public TypeName visitTypeVariable(TypeVariable type, Void none) {
        return TypeVariableName.get(type.asElement().getSimpleName().toString());
    }

    @Override
    protected TypeName defaultAction(TypeMirror type, Void none) {
        return TypeName.get(type);
    }

    private static ClassName nestedIn(ClassName generated, String written) {
        final String whole = written.startsWith(generated.canonicalName()) && written.contains(".")
            ? generated.canonicalName()
            : generated.simpleName();
        ClassName name = generated;
        for (String nested : written.substring(whole.length()).split("\\.")) {
            name = nested.isEmpty() ? name : name.nestedClass(nested);
        }
        return name;
    }
}
