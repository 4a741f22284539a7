package io.rysy.processor.lint;

/** The forms in which a stub reaches a handler. */
enum Form {

    /** Queues. */
    SEND("send"),

    /** Queues, if there is room. */
    OFFER("offer"),

    /** Queues, with a stage for the reply. */
    ASK("ask"),

    /** Runs the handler here; sleeps while another thread is inside. */
    FAST_SEND("fastSend"),

    /** Runs the handler here; spins. */
    FAST_SEND_SPIN("fastSendSpin"),

    /** Runs the handler here; spins, then sleeps. */
    FAST_SEND_ADAPTIVE("fastSendAdaptive"),

    /** Runs the handler here, or throws. */
    FAST_SEND_X("fastSendX"),

    /** Runs the handler here, or returns a value. */
    FAST_SEND_OR("fastSendOr"),

    /** Runs the handler here, or queues. */
    FAST_SEND_VOID("fastSendVoid");

    private final String verb;

    Form(String verb) {
        this.verb = verb;
    }

    /** What the names of the operations start with. */
    String verb() {
        return verb;
    }

    /** Whether it may run the handler on the caller's thread. */
    boolean isSynchronous() {
        return compareTo(FAST_SEND) >= 0;
    }

    /** Whether it waits while another thread is inside. */
    boolean waits() {
        return this == FAST_SEND || this == FAST_SEND_SPIN || this == FAST_SEND_ADAPTIVE;
    }

    /** Whether it fails where it would close a cycle. */
    boolean failsOnCycle() {
        return isSynchronous() && this != FAST_SEND_VOID;
    }
}
