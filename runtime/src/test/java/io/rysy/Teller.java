package io.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Consumer;

/** Takes messages that are objects, replies in every way there is, and sends to itself. */
@Actor
final class Teller {

    private final Journal journal;
    private final Consumer<Note> notes;
    private final Consumer<Answer> answers;
    private final Queue<Reply<String>> owed = new ArrayDeque<>();

    Teller(final Journal journal, final Consumer<Note> notes, final Consumer<Answer> answers) {
        this.journal = journal;
        this.notes = notes;
        this.answers = answers;
    }

    @Handler
    void enter(final Entry entry) {
        journal.enter(entry.sender, "entry", entry.value);
        if (entry.value % 2 == 0) {
            journal.more();
            notes.accept(new Note("noted" + entry.sender));
        }
        journal.done();
    }

    @Handler
    void note(final Note note) {
        journal.done();
    }

    @Handler
    String greet(final Greeting greeting) {
        final String reply = "hello " + journal.enter(greeting.sender, "greeting", greeting.value);
        journal.done();
        return reply;
    }

    @Handler
    long add(final Sum sum) {
        final long reply = journal.enter(sum.sender, "sum", sum.value);
        journal.done();
        return reply;
    }

    @Handler
    void explain(final Question question, final Reply<String> reply) {
        reply.reply("because " + journal.enter(question.sender, "question", question.value));
        journal.done();
    }

    @Handler(deferred = true)
    void later(final Order order, final Reply<String> reply) {
        final long number = journal.enter(order.sender, "order", order.value);
        owed.add(reply);
        journal.more();
        answers.accept(new Answer("filled " + number));
        journal.done();
    }

    @Handler
    void answer(final Answer answer) {
        owed.remove().reply(answer.text);
        journal.done();
    }

    @Handler(syncOnly = true)
    void fill(final Level level, final StringBuilder into) {
        into.append(journal.enter(level.sender, "level", level.value));
        journal.done();
    }

    @Handler
    String show(final Show query) {
        return journal.toString();
    }

    record Entry(int sender, int value) {
    }

    record Note(String text) {
    }

    record Greeting(int sender, int value) {
    }

    record Sum(int sender, int value) {
    }

    record Question(int sender, int value) {
    }

    record Order(int sender, int value) {
    }

    record Answer(String text) {
    }

    record Level(int sender, int value) {
    }

    record Show() {
    }
}
