package io.rysy.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.rysy.processor.Bytecode.Method;
import io.rysy.processor.Bytecode.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Opcodes;

/**
 * The way of a message in bytecode: from the operation of the stub to the queue, and from the queue to the handler. It
 * leads through no interface and no {@code invokedynamic}, and through one abstract method: the cell's dispatch.
 */
class MessagePathTest {

    /** Larger methods are not inlined by C2, however hot. */
    private static final int FREQUENT_INLINE_SIZE = 325;

    /** Larger methods are not compiled at all. */
    private static final int HUGE_METHOD = 8_000;

    /** Handlers of primitives. */
    private static final int PRIMITIVES = 2;

    /** What is not on the way of a message that finds room, and an actor that runs. */
    private static final Set<String> COLD = Set.of(
        // Something is wrong: the exceptions and their messages, and who is told.
        "SynchronousCell.failed", "SynchronousCell.failedTurn", "SynchronousCell.contain",
        "SynchronousCell.nullMessage", "LifeCycle.notRunning", "Cell.full", "TurnLoop.stopForGood",
        "ActorStub.missing",
        // There is no room at once.
        "GroupQueues.enqueueFull", "GroupQueues.enqueueLanesFull", "InternalQueue.grow",
        // A member of a group in order of arrival has queued something beside the mailbox.
        "GroupQueues.isFullForHolder",
        // Another thread runs the group, or a handler of the actor runs already, or the actor does not.
        "SynchronousCell.enterSlowly", "SynchronousCell.enterTaken", "SynchronousCell.exitOther",
        "MarkedCell.closesCycle", "GroupLock.handOver", "GroupCore.letCallersIn", "GroupCore.runControls",
        "TurnLoop.runUncommon", "TurnLoop.runLanesUncommon",
        // The first message to a handler.
        "Cell.makeRoute", "Cell.makeRouteOfLanes",
        // The group's own thread runs synchronous calls: SyncExecution.OWNER.
        "SynchronousCell.callOwner", "SynchronousCell.callOwnerLanes", "GroupCore.nextOwnerCall",
        // The first time on a thread.
        "Carrier.find", "ThreadIds.ofSubclass",
        // A thread that sleeps is woken.
        "GroupQueues.wakeRunner", "Mailbox.lookForBlocked",
        // The reply goes to whoever was given for it: a recipient of the caller's.
        "ActorCell.reply");

    private static final Bytecode PROGRAM = new Bytecode(
        compile(3, 3).classes(), Classes.in(TestRuntime.runtimeClasses().toPath()));

    @Test
    void fastSendLeadsToTheHandlerByDirectCallsOnly() {
        for (String operation : List.of("fastSend", "fastSendOn", "fastSendSpin", "fastSendAdaptive", "fastSendX",
            "fastSendOr", "fastSendVoid")) {
            final Path path = PROGRAM.from(PROGRAM.methods("p/ManyRef", operation), COLD);
            assertThat(path.methods()).contains(operation.equals("fastSendOn") ? "Many.on2" : "Many.on1");
            assertThat(path.interfaces()).allMatch(call -> call.contains(" -> ManyRef$Handlers."));
            assertThat(path.dynamic()).isEmpty();
            assertThat(path.abstracts()).isEmpty();
        }
    }

    @Test
    void sendLeadsToTheQueueByDirectCallsOnly() {
        for (String operation : List.of("send", "offer")) {
            final Path path = PROGRAM.from(PROGRAM.methods("p/ManyRef", operation), COLD);
            assertThat(path.methods()).contains("InternalQueue.add", "Ring.add", "Lane.add");
            assertThat(path.interfaces()).isEmpty();
            assertThat(path.dynamic()).isEmpty();
            assertThat(path.abstracts()).isEmpty();
        }
    }

    @Test
    void theTurnLeadsToTheHandlerByOneAbstractCall() {
        final List<Method> turns = new ArrayList<>(PROGRAM.methods("io/rysy/delivery/TurnLoop", "takeFromMailbox"));
        turns.addAll(PROGRAM.methods("io/rysy/delivery/TurnLoop", "runInternal"));
        turns.addAll(PROGRAM.methods("io/rysy/delivery/TurnLoop", "betweenTurns"));
        final Path path = PROGRAM.from(turns, COLD);
        assertThat(path.methods()).contains("Many.on0", "Many.on1", "Many.on2", "Ring.remove", "Lane.remove");
        assertThat(path.interfaces()).allMatch(call -> call.contains(" -> ManyRef$Handlers."));
        assertThat(path.dynamic()).isEmpty();
        // One or the other: for a message that is an object, and for one of primitives.
        assertThat(path.abstracts())
            .containsExactlyInAnyOrder("Cell.turn -> Cell.dispatch", "Cell.turnOfLanes -> Cell.dispatchLanes");
    }

    @Test
    void whatIsLeftOutExists() {
        final List<Method> all = new ArrayList<>(PROGRAM.methods("p/ManyRef", ""));
        all.addAll(PROGRAM.methods("io/rysy/delivery/TurnLoop", ""));
        assertThat(PROGRAM.from(all, COLD).left()).containsExactlyInAnyOrderElementsOf(COLD);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 16, 17, 40})
    void dispatchIsSplitIntoSwitchesThatC2Inlines(int handlers) {
        final List<Method> dispatch = dispatch(handlers);
        assertThat(dispatch).hasSize(handlers <= 16 ? 1 : 1 + (handlers + 15) / 16).allSatisfy(each -> {
            // For one or two cases javac compares.
            assertThat(each.has(Opcodes.TABLESWITCH) || each.cases() < 3).as(each.name()).isTrue();
            assertThat(each.size()).as(each.name()).isLessThanOrEqualTo(FREQUENT_INLINE_SIZE);
        });
        assertThat(dispatch.get(0).cases()).isEqualTo(handlers <= 16 ? handlers : dispatch.size() - 1);
    }

    @Test
    void dispatchIsCompiledForAsManyHandlersAsThereMayBe() {
        final List<Method> dispatch = new Bytecode(Strict.compile(List.of(many(2_048, i -> PRIMITIVES))).classes())
            .methods("p/ManyCell", "dispatchLanes");
        assertThat(dispatch).hasSize(129).allSatisfy(each -> {
            assertThat(each.has(Opcodes.TABLESWITCH)).as(each.name()).isTrue();
            assertThat(each.size()).as(each.name()).isLessThan(HUGE_METHOD);
        });
    }

    private static List<Method> dispatch(int handlers) {
        return new Bytecode(compile(handlers, 2).classes()).methods("p/ManyCell", "dispatch");
    }

    /** An actor with handlers of some kinds, in turn: for an object, with a reply, for primitives. */
    private static Strict compile(int handlers, int kinds) {
        return Strict.compile(List.of(many(handlers, i -> i % kinds)));
    }

    private static JavaFileObject many(int handlers, IntUnaryOperator kind) {
        final String methods = IntStream.range(0, handlers).mapToObj(i -> switch (kind.applyAsInt(i)) {
            case 0 -> "record M%1$d() { } @Handler void on%1$d(M%1$d m) { last = %1$d; }".formatted(i);
            case 1 -> "record M%1$d() { } @Handler long on%1$d(M%1$d m) { return last; }".formatted(i);
            default -> "@Handler void on%1$d(int a, long b) { last = b; }".formatted(i);
        }).collect(Collectors.joining("\n"));
        return JavaFileObjects.forSourceString("p.Many",
            "package p; import io.rysy.annotations.*; @Actor final class Many { long last;\n" + methods + "\n}");
    }
}
