package io.rysy.processor.read;

import com.palantir.javapoet.ClassName;
import java.util.List;

/** What the source says about one annotated type. */
public sealed interface Declaration permits ActorDeclaration, MessageDeclaration {

    /**
     * The type.
     *
     * @return its name
     */
    ClassName name();

    /**
     * Where the type is declared.
     *
     * @return the place
     */
    Site site();

    /**
     * The types that have to exist before the declaration can be judged as a whole.
     *
     * @return those that do not, in the order of the source
     */
    List<MissingType> missing();
}
