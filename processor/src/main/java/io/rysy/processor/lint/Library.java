package io.rysy.processor.lint;

import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** What is known of methods whose bodies are out of sight. */
final class Library {

    private static final Map<String, Set<String>> BLOCKING = Map.ofEntries(
        Map.entry("java.lang.Thread", Set.of("sleep", "join")),
        Map.entry("java.lang.Object", Set.of("wait")),
        Map.entry("java.lang.Process", Set.of("waitFor")),
        Map.entry("java.nio.channels.Selector", Set.of("select")),
        Map.entry("java.util.concurrent.Future", Set.of("get", "join", "invoke")),
        Map.entry("java.util.concurrent.TimeUnit", Set.of("sleep", "timedJoin", "timedWait")),
        Map.entry("java.util.concurrent.CountDownLatch", Set.of("await")),
        Map.entry("java.util.concurrent.CyclicBarrier", Set.of("await")),
        Map.entry("java.util.concurrent.Phaser",
            Set.of("arriveAndAwaitAdvance", "awaitAdvance", "awaitAdvanceInterruptibly")),
        Map.entry("java.util.concurrent.Semaphore", Set.of("acquire", "acquireUninterruptibly")),
        Map.entry("java.util.concurrent.Exchanger", Set.of("exchange")),
        Map.entry("java.util.concurrent.BlockingQueue", Set.of("put", "take")),
        Map.entry("java.util.concurrent.BlockingDeque", Set.of("putFirst", "putLast", "takeFirst", "takeLast")),
        Map.entry("java.util.concurrent.TransferQueue", Set.of("transfer")),
        Map.entry("java.util.concurrent.ExecutorService",
            Set.of("awaitTermination", "invokeAll", "invokeAny", "close")),
        Map.entry("java.util.concurrent.CompletionService", Set.of("take")),
        Map.entry("java.util.concurrent.locks.Condition",
            Set.of("await", "awaitNanos", "awaitUninterruptibly", "awaitUntil")),
        Map.entry("java.util.concurrent.locks.LockSupport", Set.of("park", "parkNanos", "parkUntil")));

    /** Types of which each method may run a lambda on another thread, or later. */
    private static final List<String> LATER = List.of(
        "java.lang.Thread",
        "java.lang.Runtime",
        "java.util.Timer",
        "java.util.concurrent.Executor",
        "java.util.concurrent.CompletionStage",
        "java.util.concurrent.CompletionService",
        "java.util.concurrent.Flow.Publisher",
        "java.util.concurrent.ForkJoinTask");

    private static final List<String> CONTAINERS = List.of(
        "java.util.Collection",
        "java.util.Map",
        "java.util.Map.Entry",
        "java.util.ListIterator",
        "java.lang.ThreadLocal",
        "java.util.concurrent.Exchanger",
        "java.util.concurrent.CompletableFuture",
        "java.util.concurrent.atomic.AtomicReference",
        "java.util.concurrent.atomic.AtomicReferenceArray");

    private static final Set<String> PUTS = Set.of(
        "add", "addFirst", "addLast", "addElement", "offer", "offerFirst", "offerLast", "push", "put", "putFirst",
        "putLast", "putIfAbsent", "replace", "set", "setValue", "setElementAt", "insertElementAt", "lazySet",
        "setPlain", "setOpaque", "setRelease", "getAndSet", "compareAndSet",
        "weakCompareAndSetPlain", "compareAndExchange",
        "transfer", "exchange", "complete", "merge");

    /** Collections that are no {@code java.util.Collection}. */
    private static final String AGRONA = "org.agrona.collections.";

    private static final Map<String, Set<String>> WRAPPERS = Map.of(
        "java.util.Objects", Set.of("requireNonNull", "requireNonNullElse", "requireNonNullElseGet"),
        "java.util.List", Set.of("of"),
        "java.util.Set", Set.of("of"),
        "java.util.Map", Set.of("of", "ofEntries", "entry"),
        "java.util.Arrays", Set.of("asList"),
        "java.util.Optional", Set.of("of", "ofNullable"),
        "java.util.stream.Stream", Set.of("of", "ofNullable"),
        "java.util.Collections", Set.of("singleton", "singletonList", "singletonMap"));

    private final Elements elements;
    private final Types types;

    Library(Elements elements, Types types) {
        this.elements = elements;
        this.types = types;
    }

    /** Whether a method blocks the thread that calls it. */
    boolean blocks(ExecutableElement method) {
        final String name = method.getSimpleName().toString();
        return BLOCKING.entrySet().stream()
            .anyMatch(entry -> entry.getValue().contains(name) && isIn(method, entry.getKey()));
    }

    /** Whether code given to a method, or to a constructor, may run on another thread or later. */
    boolean runsLater(ExecutableElement method) {
        return LATER.stream().anyMatch(type -> isIn(method, type));
    }

    /** Whether code given to a method runs before the method returns, or on behalf of its result. */
    boolean runsNow(ExecutableElement method) {
        return ownerName(method).startsWith("java.") && !runsLater(method);
    }

    /** Whether a method puts an argument into the object that it is called on; a function given to merge is called. */
    boolean puts(ExecutableElement method, boolean isCode) {
        return !(isCode && method.getSimpleName().contentEquals("merge"))
            && PUTS.contains(method.getSimpleName().toString())
            && (ownerName(method).startsWith(AGRONA) || CONTAINERS.stream().anyMatch(type -> isIn(method, type)));
    }

    /** Whether what a method or constructor returns holds its arguments. */
    boolean wraps(ExecutableElement method) {
        final String owner = ownerName(method);
        return method.getSimpleName().contentEquals("<init>")
            ? owner.startsWith("java.util.")
            : WRAPPERS.getOrDefault(owner, Set.of()).contains(method.getSimpleName().toString());
    }

    private boolean isIn(ExecutableElement method, String type) {
        final TypeElement wanted = elements.getTypeElement(type);
        return wanted != null && method.getEnclosingElement() instanceof TypeElement owner
            && types.isSubtype(types.erasure(owner.asType()), erasure(wanted));
    }

    private TypeMirror erasure(TypeElement type) {
        return types.erasure(type.asType());
    }

    private static String ownerName(ExecutableElement method) {
        return method.getEnclosingElement() instanceof TypeElement owner ? owner.getQualifiedName().toString() : "";
    }
}
