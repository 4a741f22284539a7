package io.rysy.processor.write;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import io.rysy.processor.model.ValueType;

/** What the writer asks about types. */
final class Types {

    /** Any type, as an argument. */
    static final WildcardTypeName ANYTHING = WildcardTypeName.subtypeOf(ClassName.OBJECT);

    private Types() {
    }

    /** The type as a reader of exceptions knows it, as in {@code Quote} or {@code long[]}. */
    static String simpleName(TypeName erased) {
        if (erased instanceof ArrayTypeName array) {
            return simpleName(array.componentType()) + "[]";
        }
        return erased instanceof ClassName name ? name.simpleName() : erased.withoutAnnotations().toString();
    }

    /** The type as part of an identifier, as in {@code Quote} or {@code LongArray}. */
    static String word(TypeName erased) {
        return capitalised(simpleName(erased).replace("[]", "Array"));
    }

    static String capitalised(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    /** Whether the compiler cannot check a cast to the type. */
    static boolean isUnchecked(ValueType type) {
        return type.isGeneric() && isUnchecked(type.declared());
    }

    private static boolean isUnchecked(TypeName type) {
        if (type instanceof ArrayTypeName array) {
            return isUnchecked(array.componentType());
        }
        if (type instanceof ParameterizedTypeName parameterized) {
            return !parameterized.typeArguments().stream().allMatch(ANYTHING::equals);
        }
        return !(type instanceof ClassName);
    }
}
