package io.rysy.processor.model;

import java.util.Set;
import javax.lang.model.element.Modifier;

/** Who may name a class, method, field or constructor. */
public enum Access {

    /** Declared {@code public}. */
    PUBLIC,

    /** Declared {@code protected}. */
    PROTECTED,

    /** Declared without an access modifier. */
    PACKAGE,

    /** Declared {@code private}. */
    PRIVATE;

    /**
     * The access that a set of modifiers gives.
     *
     * @param modifiers the modifiers of a declaration
     * @return its access
     */
    public static Access of(Set<Modifier> modifiers) {
        if (modifiers.contains(Modifier.PUBLIC)) {
            return PUBLIC;
        }
        if (modifiers.contains(Modifier.PROTECTED)) {
            return PROTECTED;
        }
        return modifiers.contains(Modifier.PRIVATE) ? PRIVATE : PACKAGE;
    }
}
