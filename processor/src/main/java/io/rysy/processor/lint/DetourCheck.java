package io.rysy.processor.lint;

/** A handler of a kind that has no such operation: another handler gets the message, or the call does not compile. */
final class DetourCheck implements Check {

    @Override
    public void check(Program program, Findings findings) {
        for (Body body : program.code()) {
            for (Body.Detour detour : body.detours()) {
                final boolean deferred = detour.meant().element().deferred();
                findings.add(deferred ? "deferred-call" : "sync-only-call", detour.site(), body.suppressed(),
                    detour.meant() + (deferred
                        ? " is deferred: it has send, offer and ask, and no " + detour.form().verb()
                        : " is syncOnly: it has the fastSend forms that wait or fail, and no " + detour.form().verb())
                        + (detour.taken() == null ? "" : "; this call reaches " + detour.taken()) + ". "
                        + (deferred ? "Use ask, or send with a recipient." : "Use fastSend with an object to fill."));
            }
        }
    }
}
