package io.rysy.processor.validate;

import io.rysy.processor.read.ActorDeclaration;
import io.rysy.processor.read.Declaration;
import io.rysy.processor.read.HeldReferences;
import io.rysy.processor.read.MessageDeclaration;
import io.rysy.processor.read.MethodDeclaration;
import io.rysy.processor.read.StrayMethod;
import java.util.Collection;
import java.util.List;

/** Runs every rule on a declaration. */
public final class Validator {

    private static final List<Rule<ActorDeclaration>> ACTOR = List.of(
        new ActorKindRule(),
        new CapacityRule(),
        new NoHandlerRule(),
        new TooManyHandlersRule(),
        new DuplicateHandlerRule(),
        new OperationClashRule(),
        new OverlapRule(),
        new DuplicateHookRule());

    private static final List<Rule<MethodDeclaration>> HANDLER = List.of(
        new PrivateHandlerRule(),
        new StaticHandlerRule(),
        new InaccessibleHandlerRule(),
        new GenericHandlerRule(),
        new VarargsHandlerRule(),
        new NoMessageRule(),
        new ParametersRule(),
        new TooManyPrimitivesRule(),
        new ReplyFlavourRule(),
        new ReplyTypeRule(),
        new ReplyAndReturnRule(),
        new DeferredRule(),
        new SyncOnlyRule(),
        new DeferredSyncOnlyRule(),
        new StubMessageRule(),
        new InaccessibleTypeRule(),
        new CheckedExceptionRule());

    private static final List<Rule<MethodDeclaration>> HOOK = List.of(
        new HookShapeRule(),
        new CheckedExceptionRule());

    private static final List<Rule<MessageDeclaration>> MESSAGE = List.of(
        new PoolSizeRule(),
        new PooledKindRule(),
        new PooledConstructorRule(),
        new PooledFieldRule());

    private static final Rule<Declaration> MISSING = new MissingTypeRule();
    private static final Rule<StrayMethod> STRAY = new OutsideActorRule();
    private static final Rule<Collection<HeldReferences>> REFERENCES = new DeclaredCycleRule();

    /** Makes a validator; it has no state. */
    public Validator() {
    }

    /**
     * Validates an actor.
     *
     * @param actor the actor; methods that name missing types are best left out
     * @return its faults
     */
    public Report validate(ActorDeclaration actor) {
        final Report report = new Report();
        ACTOR.forEach(rule -> rule.check(actor, report));
        for (MethodDeclaration method : actor.methods()) {
            if (method.handler().isPresent()) {
                HANDLER.forEach(rule -> rule.check(method, report));
            }
            if (!method.hooks().isEmpty()) {
                HOOK.forEach(rule -> rule.check(method, report));
            }
        }
        NameClashRule.check(actor.generated(), actor.site(), report);
        return report;
    }

    /**
     * Validates a pooled message.
     *
     * @param message the message
     * @return its faults
     */
    public Report validate(MessageDeclaration message) {
        final Report report = new Report();
        MESSAGE.forEach(rule -> rule.check(message, report));
        NameClashRule.check(message.generated(), message.site(), report);
        return report;
    }

    /**
     * Reports the types that a declaration waited for in vain.
     *
     * @param declaration the declaration, in the last round
     * @return its faults
     */
    public Report missing(Declaration declaration) {
        final Report report = new Report();
        MISSING.check(declaration, report);
        return report;
    }

    /**
     * Looks at how actors hold each other's stubs, where nobody can look at their calls.
     *
     * @param actors all actors of the compilation
     * @return what may be wrong
     */
    public Report validate(Collection<HeldReferences> actors) {
        final Report report = new Report();
        REFERENCES.check(actors, report);
        return report;
    }

    /**
     * Reports a handler or hook that no actor has.
     *
     * @param stray the method
     * @return its faults
     */
    public Report validate(StrayMethod stray) {
        final Report report = new Report();
        STRAY.check(stray, report);
        return report;
    }
}
