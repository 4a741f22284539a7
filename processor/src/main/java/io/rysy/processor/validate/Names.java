package io.rysy.processor.validate;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;

/** Types in words. */
final class Names {

    private Names() {
    }

    /** An erased type without its package, as the user would write it. */
    static String brief(TypeName erased) {
        if (erased instanceof ClassName name) {
            return String.join(".", name.simpleNames());
        }
        return erased instanceof ArrayTypeName array ? brief(array.componentType()) + "[]" : erased.toString();
    }
}
