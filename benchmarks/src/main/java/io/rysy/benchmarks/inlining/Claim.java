package io.rysy.benchmarks.inlining;

import java.util.List;
import java.util.stream.Collectors;

/** What is said to be inlined: within one call, all the way to others. */
enum Claim {
    /** A call inside a group is the handler. */
    FAST_SEND("fastSend inside a group is inlined to the handler, with the entry and the exit", "AdderRef.fastSend",
        "SynchronousCell.enterInside", "Adder.add", "SynchronousCell.exitInside"),

    /**
     * What is sent is in the mailbox without a call, from where its group is asked on. Which method this is compiled
     * into is a matter of what was hot first: the stub's, the cell's, or the loop around them.
     */
    SEND("send is inlined from the group to the mailbox", "GroupQueues.enqueue", "GroupQueues.isInside",
        "GroupQueues.senderKey", "Mailbox.offer", "Lane.add"),

    /** A turn is the handler. */
    DISPATCH("dispatch is inlined to the handler", "AdderCell.dispatch", "AdderCell.runNote", "Adder.note");

    /** What a double would be called by: no call of it is compiled, for none was made. */
    private static final String DOUBLE = "AdderRef$Handlers.";

    private final String text;
    private final String root;
    private final List<String> inside;

    Claim(final String text, final String root, final String... inside) {
        this.text = text;
        this.root = root;
        this.inside = List.of(inside);
    }

    /** Looks for a compiled method that bears it out. */
    Finding check(final List<InlinedCall> calls) {
        final List<InlinedCall> roots = calls.stream()
            .filter(each -> each.method().equals(root) && each.isInlined()).collect(Collectors.toList());
        final boolean inlined = roots.stream().anyMatch(each -> inside.stream().allMatch(each::inlines));
        final boolean free = roots.stream().flatMap(InlinedCall::all)
            .noneMatch(each -> each.method().startsWith(DOUBLE));
        return new Finding(text, inlined, free, roots);
    }
}
