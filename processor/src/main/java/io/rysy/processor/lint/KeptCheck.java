package io.rysy.processor.lint;

import io.rysy.processor.read.MessageReader;
import java.util.Map;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** What a handler is lent and has to give back: a pooled message, a handle to reply through, the caller's object. */
final class KeptCheck implements Check {

    @Override
    public void check(Program program, Findings findings) {
        for (Turn turn : program.turns()) {
            final Body body = program.body(turn.method());
            if (body == null || !turn.isHandler()) {
                continue;
            }
            for (int i = 0; i < turn.inputs().size(); i++) {
                if (isPooled(turn.inputs().get(i))) {
                    check(program, turn, body, turn.element().inputs().get(i), Lent.MESSAGE, findings);
                }
            }
            if (!turn.element().deferred()) {
                turn.element().reply()
                    .ifPresent(reply -> check(program, turn, body, reply, Lent.REPLY, findings));
            }
            turn.element().into().ifPresent(into -> check(program, turn, body, into, Lent.RESULT, findings));
        }
    }

    private static void check(
        Program program, Turn turn, Body body, VariableElement parameter, Lent lent, Findings findings) {
        final int index = turn.method().getParameters().indexOf(parameter);
        final Program.Fate fate = program.fate(body.parameters().get(index));
        for (Map.Entry<Value.Kept, String> kept : fate.keeps().entrySet()) {
            final String by = kept.getValue().isEmpty() ? "" : ", by " + kept.getValue();
            report(turn, body, parameter, lent, kept.getKey().where() + by, kept.getKey().site(), findings);
        }
        for (Site site : fate.returns()) {
            report(turn, body, parameter, lent, "its own reply", site, findings);
        }
    }

    private static void report(
        Turn turn, Body body, VariableElement parameter, Lent lent, String where, Site site, Findings findings) {
        findings.add(lent.tag, site, body.suppressed(),
            turn + " lets " + lent.what + " " + parameter.getSimpleName() + " out to " + where + ", but "
                + lent.why + ". " + lent.advice);
    }

    private static boolean isPooled(TypeMirror message) {
        return message instanceof DeclaredType type
            && type.asElement().getKind() == ElementKind.CLASS
            && MessageReader.isPooled((TypeElement) type.asElement());
    }

    /** What a handler is lent. */
    private enum Lent {

        MESSAGE("kept-message", "the pooled message", "it is used again for another message after the handler",
            "Let out what pool.retain(message) returns, or a copy of what is needed."),

        REPLY("kept-reply", "the handle", "it is closed when the handler returns",
            "Mark the handler @Handler(deferred = true), or reply before it returns."),

        RESULT("kept-result", "the caller's object", "it is the caller's again when the handler returns",
            "Let out a copy of what is needed.");

        private final String tag;
        private final String what;
        private final String why;
        private final String advice;

        Lent(String tag, String what, String why, String advice) {
            this.tag = tag;
            this.what = what;
            this.why = why;
            this.advice = advice;
        }
    }
}
