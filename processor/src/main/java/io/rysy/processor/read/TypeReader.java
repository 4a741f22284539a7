package io.rysy.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import io.rysy.annotations.Message;
import io.rysy.processor.model.Deprecation;
import io.rysy.processor.model.GeneratedNames;
import io.rysy.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads types as signatures name them, and the shape of annotated types. */
final class TypeReader {

    private final Elements elements;
    private final Types types;
    private final Compilation compilation;

    TypeReader(Elements elements, Types types, Compilation compilation) {
        this.elements = elements;
        this.types = types;
        this.compilation = compilation;
    }

    /** Reads a type that is named in a signature, as seen by code in a package. */
    TypeUse use(TypeMirror type, String fromPackage) {
        final TypeNamer namer = new TypeNamer(compilation, fromPackage);
        final TypeName name = namer.name(type);
        final TypeMirror erasure = type.getKind() == TypeKind.VOID ? type : types.erasure(type);
        final TypeName erased = nameOf(erasure, fromPackage);
        final Set<TypeName> supertypes = supertypes(erasure, fromPackage);
        return new TypeUse(
            type instanceof DeclaredType declared && isRaw(declared) ? withWildcards(declared) : name,
            erased,
            Set.copyOf(supertypes),
            arguments(type).stream().map(argument -> use(argument, fromPackage)).toList(),
            namer.mentioned().stream().allMatch(TypeReader::isPublic),
            namer.mentioned().stream().allMatch(element -> isAccessible(element, fromPackage)),
            isStub(erased, supertypes, namer.unwritten()),
            Set.copyOf(namer.unwritten()),
            List.copyOf(namer.missing()),
            pool(erasure),
            namer.mentioned().stream().map(Marks::deprecation).max(Enum::compareTo).orElse(Deprecation.NONE));
    }

    TypeShape shape(TypeElement type) {
        final Set<Modifier> modifiers = type.getModifiers();
        return new TypeShape(
            ClassName.get(type),
            type.getKind(),
            Set.copyOf(modifiers),
            outwards(type).stream().anyMatch(around -> around.getModifiers().contains(Modifier.PRIVATE)),
            type.getNestingKind() == NestingKind.MEMBER
                && type.getKind() == ElementKind.CLASS
                && !modifiers.contains(Modifier.STATIC),
            !type.getTypeParameters().isEmpty(),
            isPublic(type),
            Marks.deprecation(type));
    }

    /** How many instances of a message class are pooled; 0 for none. */
    static int poolSize(TypeElement message) {
        return Marks.find(message, Message.class).map(mirror -> Marks.intOf(mirror, "pool")).orElse(0);
    }

    String packageOf(TypeElement type) {
        return elements.getPackageOf(type).getQualifiedName().toString();
    }

    private TypeName nameOf(TypeMirror type, String fromPackage) {
        return new TypeNamer(compilation, fromPackage).name(type);
    }

    private Set<TypeName> supertypes(TypeMirror erasure, String fromPackage) {
        if (Mirrors.element(erasure).isEmpty() && erasure.getKind() != TypeKind.ARRAY) {
            return Set.of();
        }
        final Map<TypeName, TypeMirror> found = new HashMap<>();
        addSupertypes(erasure, fromPackage, found);
        return found.keySet();
    }

    private void addSupertypes(TypeMirror type, String fromPackage, Map<TypeName, TypeMirror> found) {
        for (TypeMirror each : types.directSupertypes(type)) {
            final TypeMirror supertype = types.erasure(each);
            if ((supertype.getKind() == TypeKind.ARRAY || Mirrors.element(supertype).isPresent())
                && found.putIfAbsent(nameOf(supertype, fromPackage), supertype) == null) {
                addSupertypes(supertype, fromPackage, found);
            }
        }
    }

    private static List<? extends TypeMirror> arguments(TypeMirror type) {
        return Mirrors.element(type).isPresent() ? ((DeclaredType) type).getTypeArguments() : List.of();
    }

    private static boolean isRaw(DeclaredType type) {
        return type.getTypeArguments().isEmpty()
            && Mirrors.element(type).filter(element -> !element.getTypeParameters().isEmpty()).isPresent();
    }

    private static TypeName withWildcards(DeclaredType raw) {
        final TypeElement element = (TypeElement) raw.asElement();
        final TypeName any = WildcardTypeName.subtypeOf(ClassName.OBJECT);
        final int count = element.getTypeParameters().size();
        return ParameterizedTypeName.get(
            ClassName.get(element), Collections.nCopies(count, any).toArray(TypeName[]::new));
    }

    private static boolean isStub(TypeName erased, Set<TypeName> supertypes, Set<ClassName> unwritten) {
        return erased.equals(RuntimeNames.ACTOR_REF)
            || supertypes.contains(RuntimeNames.ACTOR_REF)
            || erased instanceof ClassName name && unwritten.contains(name) && name.simpleName().endsWith("Ref");
    }

    private static Optional<ClassName> pool(TypeMirror erasure) {
        return Mirrors.element(erasure)
            .filter(element -> poolSize(element) > 0)
            .map(element -> GeneratedNames.pool(ClassName.get(element)));
    }

    private static boolean isPublic(TypeElement type) {
        return outwards(type).stream().allMatch(around -> around.getModifiers().contains(Modifier.PUBLIC));
    }

    boolean isAccessible(TypeElement type, String fromPackage) {
        final boolean samePackage = packageOf(type).equals(fromPackage);
        return outwards(type).stream().map(TypeElement::getModifiers).allMatch(modifiers ->
            modifiers.contains(Modifier.PUBLIC) || samePackage && !modifiers.contains(Modifier.PRIVATE));
    }

    /** A type and the types around it. */
    private static List<TypeElement> outwards(TypeElement type) {
        final List<TypeElement> all = new ArrayList<>(List.of(type));
        while (all.get(all.size() - 1).getEnclosingElement() instanceof TypeElement around) {
            all.add(around);
        }
        return all;
    }
}
