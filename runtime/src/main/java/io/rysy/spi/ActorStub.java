package io.rysy.spi;

import io.rysy.ActorRef;
import io.rysy.Group;
import io.rysy.annotations.CyclePolicy;
import io.rysy.delivery.Stub;
import io.rysy.metrics.ActorCounters;
import java.util.concurrent.CompletionStage;
import java.util.regex.Pattern;

/** What every generated stub extends: the part of a reference that is the same for all actors. */
public abstract class ActorStub extends Stub implements ActorRef {

    /** The names of generated classes, and of a few others. */
    private static final Pattern GENERATED = Pattern.compile("[\\w.$]+(Cell|Pool|Ref|Ref\\$Handlers)");

    /** The cell of the actor. */
    protected final ActorCell cell;

    /**
     * For generated subclasses.
     *
     * @param cell   the cell of the actor, an {@link ActorCell}. Were it declared as one, the JVM would have to load
     *     the class of the cell before it lets the stub run, which then could not say that it is missing
     * @param policy what counts as a cycle in calls through this stub
     */
    protected ActorStub(final Object cell, final CyclePolicy policy) {
        super((ActorCell) cell, policy);
        this.cell = (ActorCell) cell;
    }

    /**
     * Says what to do about a generated class that is not there: its sources were compiled without the processor.
     *
     * @param thrown what the JVM says
     * @return what to throw in its place; the same where the class is not one that the processor generates
     */
    protected static NoClassDefFoundError missing(final NoClassDefFoundError thrown) {
        final String name = String.valueOf(thrown.getMessage()).replace('/', '.');
        if (!GENERATED.matcher(name).matches()) {
            return thrown;
        }
        final NoClassDefFoundError explained = new NoClassDefFoundError(name + " is missing: Rysy's annotation "
            + "processor generates it, and did not run. Build it anew with the processor on the processor path "
            + "(annotationProcessorPaths in Maven, annotationProcessor in Gradle, -processorpath with javac; from JDK "
            + "23 on, one that is merely on the class path needs -proc:full), and without -proc:none.");
        explained.initCause(thrown);
        return explained;
    }

    @Override
    public final String name() {
        return cell.name();
    }

    @Override
    public final Group group() {
        return cell.group();
    }

    @Override
    public final CompletionStage<Void> started() {
        return cell.started();
    }

    @Override
    public final void stop() {
        cell.stop();
    }

    @Override
    public final CompletionStage<Void> stopped() {
        return cell.stopped();
    }

    @Override
    public final ActorCounters counters() {
        return cell.counters();
    }

    /** Two references are equal where they reach the same actor, whatever cycle policy they carry. */
    @Override
    public final boolean equals(final Object other) {
        return other instanceof ActorStub && ((ActorStub) other).cell == cell;
    }

    @Override
    public final int hashCode() {
        return System.identityHashCode(cell);
    }

    @Override
    public final String toString() {
        return getClass().getSimpleName() + "(" + name() + ")";
    }
}
