package p;

import io.rysy.annotations.Actor;
import io.rysy.annotations.CyclePolicy;
import io.rysy.annotations.Handler;

/** Names its own stub and another. */
@SuppressWarnings("rysy:possible-cycle")
@Actor
final class Asker {
    private final AskerRef self;
    private final TellerRef teller;

    Asker(AskerRef self, TellerRef teller) {
        this.self = self;
        this.teller = teller;
    }

    @Handler String ask(String question) { return teller.fastSend(CyclePolicy.INHERIT); }
    @Handler String askPermissive(Long question) { return "permissive " + teller.fastSend(CyclePolicy.PERMISSIVE); }
    @Handler String tell(Integer question) { return "told"; }
    @Handler AskerRef self(Boolean question) { return self; }
}
