package io.rysy.processor.read;

import com.palantir.javapoet.ClassName;
import io.rysy.annotations.OnExhausted;
import java.util.List;
import java.util.Optional;

/**
 * What the source says about a message class that is annotated.
 *
 * @param shape       its type
 * @param pool        how many instances are pooled; 0 for none
 * @param poolSite    where that is set
 * @param onExhausted what the pool does when all are out
 * @param constructor its constructor without parameters, if there is one
 * @param fields      its instance fields and those of its superclasses
 * @param generated   what is to be generated for it
 * @param missing     the types it names that do not exist yet
 * @param site        where it is declared
 */
public record MessageDeclaration(
    TypeShape shape,
    int pool,
    Site poolSite,
    OnExhausted onExhausted,
    Optional<ConstructorDeclaration> constructor,
    List<FieldDeclaration> fields,
    List<GeneratedName> generated,
    List<MissingType> missing,
    Site site) implements Declaration {

    @Override
    public ClassName name() {
        return shape.name();
    }
}
