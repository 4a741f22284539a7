package io.rysy.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import io.rysy.processor.model.Access;
import io.rysy.processor.model.Deprecation;
import io.rysy.processor.model.Hook;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * A handler or hook of an actor, own or inherited, with type parameters of its superclass replaced by what the actor
 * gives for them.
 *
 * @param name        its name
 * @param declaredIn  the type whose body declares it
 * @param inherited   whether that is not the actor itself
 * @param foreign     whether that is in another package than the actor
 * @param modifiers   its modifiers
 * @param generic     whether it has type parameters of its own
 * @param varargs     whether its last parameter is variable
 * @param returns     its return type
 * @param parameters  its parameters
 * @param checked     the checked exceptions that it declares
 * @param missing     the types it names that do not exist yet
 * @param handler     its {@code @Handler}, its own or that of a method it overrides
 * @param hooks       the hooks it is, by its own annotations or those of a method it overrides
 * @param suppressed  the warnings that are suppressed on it or around it
 * @param deprecation whether calling it makes the compiler warn
 * @param link        the target of a Javadoc link to it
 * @param site        where it is declared; the actor, if that is not in this compilation
 */
public record MethodDeclaration(
    String name,
    ClassName declaredIn,
    boolean inherited,
    boolean foreign,
    Set<Modifier> modifiers,
    boolean generic,
    boolean varargs,
    TypeUse returns,
    List<ParameterDeclaration> parameters,
    List<TypeName> checked,
    List<MissingType> missing,
    Optional<HandlerMark> handler,
    Set<Hook> hooks,
    Set<String> suppressed,
    Deprecation deprecation,
    CodeBlock link,
    Site site) {

    /**
     * Who may call it.
     *
     * @return its access
     */
    public Access access() {
        return Access.of(modifiers);
    }

    /**
     * Its parameters, seen as those of a handler.
     *
     * @return the roles that they have
     */
    public HandlerShape shape() {
        return HandlerShape.of(this);
    }

    /**
     * The method in words.
     *
     * @return its name, with its type where it is inherited
     */
    public String label() {
        return (inherited ? declaredIn.simpleName() + "." + name : name) + "()";
    }

    /**
     * The types that the signature names.
     *
     * @return those of the parameters and the return type
     */
    Stream<TypeUse> types() {
        return Stream.concat(parameters.stream().map(ParameterDeclaration::type), Stream.of(returns));
    }
}
