package io.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import java.util.ArrayList;
import java.util.List;

/** Has replies come to it as messages. */
@Actor
final class Asker {

    final List<Object> got = new ArrayList<>();

    @Handler
    void onText(final String text) {
        got.add(text);
    }

    @Handler
    void onNumber(final long number) {
        got.add(number);
    }

    @Handler
    void onFailure(final Throwable failure) {
        got.add(failure);
    }

    @Handler
    void run(final Runnable body) {
        body.run();
    }

    @Handler
    List<Object> got(final Class<?> query) {
        return List.copyOf(got);
    }
}
