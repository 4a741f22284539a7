package io.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import java.util.function.Consumer;

/** Replies in every way there is. */
@Actor
final class Replier {

    Reply<String> kept;

    @Handler
    long twice(final Integer number) {
        return number * 2L;
    }

    @Handler
    String greet(final String name) {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("no name");
        }
        return "hello " + name;
    }

    @Handler
    void explicit(final Explicit message, final Reply<String> reply) {
        message.how.accept(reply);
    }

    @Handler
    void explicitLong(final ExplicitLong message, final LongReply reply) {
        reply.reply(message.value);
    }

    @Handler(deferred = true)
    void later(final Later message, final Reply<String> reply) {
        kept = reply;
    }

    @Handler
    void answer(final Answer answer) {
        kept.reply(answer.text);
    }

    @Handler(syncOnly = true)
    void fill(final Fill message, final StringBuilder into) {
        into.append("filled");
    }

    /** What to do with the reply. */
    static final class Explicit {
        final Consumer<Reply<String>> how;

        Explicit(final Consumer<Reply<String>> how) {
            this.how = how;
        }
    }

    /** What to reply. */
    static final class ExplicitLong {
        final long value;

        ExplicitLong(final long value) {
            this.value = value;
        }
    }

    /** To be answered later. */
    static final class Later {
    }

    /** Answers the one before. */
    static final class Answer {
        final String text;

        Answer(final String text) {
            this.text = text;
        }
    }

    /** Fills the caller's object. */
    static final class Fill {
    }
}
