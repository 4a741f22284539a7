package io.rysy.processor.model;

import com.palantir.javapoet.ClassName;
import io.rysy.annotations.CyclePolicy;
import io.rysy.annotations.MailboxKind;
import java.util.List;
import java.util.Optional;

/**
 * An actor.
 *
 * @param type        its class
 * @param access      who may name the class; never private
 * @param publicRef   whether the stub may be public: the actor and every type that the stub names are, all the way out
 * @param ref         the stub to generate
 * @param cell        the dispatcher to generate
 * @param mailbox     the kind of mailbox where it is a group of its own
 * @param capacity    the capacity of that mailbox
 * @param cycles      its cycle policy
 * @param hooks       its hook methods, in the order of {@link Hook}
 * @param handlers    its handlers, in the order of their codes
 * @param deprecation whether naming the class makes the compiler warn
 * @param calls       the synchronous calls that its source seems to make, as its stub records them
 */
public record ActorModel(
    ClassName type,
    Access access,
    boolean publicRef,
    ClassName ref,
    ClassName cell,
    MailboxKind mailbox,
    int capacity,
    CyclePolicy cycles,
    List<HookModel> hooks,
    List<HandlerModel> handlers,
    Deprecation deprecation,
    List<String> calls) {

    /**
     * The package of the actor and of all that is generated for it.
     *
     * @return its name, empty for the unnamed package
     */
    public String packageName() {
        return type.packageName();
    }

    /**
     * The method for one point in the actor's life.
     *
     * @param wanted the point
     * @return the method, if the actor has one
     */
    public Optional<HookModel> hook(Hook wanted) {
        return hooks.stream().filter(hook -> hook.hook() == wanted).findFirst();
    }
}
