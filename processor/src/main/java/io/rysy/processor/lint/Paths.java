package io.rysy.processor.lint;

/** Ways through the program, in words. */
final class Paths {

    private Paths() {
    }

    /** The calls that lead to a body, as a phrase; nothing for the body of the turn itself. */
    static String by(Program.Visit visit) {
        return visit.steps().isEmpty() ? "" : ", by " + String.join(", ", visit.steps());
    }
}
