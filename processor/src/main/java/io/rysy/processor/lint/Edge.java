package io.rysy.processor.lint;

import java.util.Set;

/**
 * A synchronous call that a turn can make.
 *
 * @param from       the turn
 * @param to         what it calls
 * @param form       how
 * @param permissive whether the call may re-enter an actor through another handler
 * @param site       where; null for a call in another module, of which only a record is left
 * @param place      that place in words, with the way there
 * @param suppressed the warnings that are suppressed there
 */
record Edge(
    Turn from, Turn to, Form form, boolean permissive, Site site, String place, Set<String> suppressed) {

    static Edge of(Turn from, Program.Found<Body.Send> found) {
        final Body.Send send = found.what();
        return new Edge(from, send.to(), send.form(),
            send.policy() == null
                ? Actors.isPermissive(send.to().actor())
                : send.policy() == Body.Policy.PERMISSIVE,
            send.site(), send.site() + Paths.by(found.visit()), found.visit().suppressed());
    }

    /** What is called, and where. */
    @Override
    public String toString() {
        return to() + " (" + place + ")";
    }
}
