package io.rysy.processor.read;

import com.palantir.javapoet.ClassName;
import io.rysy.annotations.CyclePolicy;
import io.rysy.annotations.MailboxKind;
import io.rysy.processor.model.Hook;
import java.util.List;
import java.util.Set;

/**
 * What the source says about an actor.
 *
 * @param shape        its type
 * @param mailbox      its kind of mailbox
 * @param capacity     its capacity
 * @param capacitySite where that is set
 * @param cycles       its cycle policy
 * @param methods      its handlers and hooks, own and inherited
 * @param generated    what is to be generated for it
 * @param missing      the types it names that do not exist yet
 * @param suppressed   the warnings that are suppressed on it or around it
 * @param site         where it is declared
 */
public record ActorDeclaration(
    TypeShape shape,
    MailboxKind mailbox,
    int capacity,
    Site capacitySite,
    CyclePolicy cycles,
    List<MethodDeclaration> methods,
    List<GeneratedName> generated,
    List<MissingType> missing,
    Set<String> suppressed,
    Site site) implements Declaration {

    @Override
    public ClassName name() {
        return shape.name();
    }

    /**
     * Its handlers.
     *
     * @return them in the order of their codes
     */
    public List<MethodDeclaration> handlers() {
        return methods.stream().filter(method -> method.handler().isPresent()).toList();
    }

    /**
     * Its methods for one point in its life.
     *
     * @param hook the point
     * @return them in the order of the source; at most one in a valid actor
     */
    public List<MethodDeclaration> hooks(Hook hook) {
        return methods.stream().filter(method -> method.hooks().contains(hook)).toList();
    }

    /**
     * The part of it that can be judged although types are missing.
     *
     * @return the same without the methods that name a missing type
     */
    public ActorDeclaration withoutMissing() {
        final List<MethodDeclaration> complete =
            methods.stream().filter(method -> method.missing().isEmpty()).toList();
        return new ActorDeclaration(
            shape, mailbox, capacity, capacitySite, cycles, complete, generated, List.of(), suppressed, site);
    }
}
