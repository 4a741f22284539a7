package p;

import io.rysy.annotations.Actor;
import io.rysy.annotations.CyclePolicy;
import io.rysy.annotations.Handler;

/** Names the stub of its asker. */
@Actor
final class Teller {
    private final AskerRef asker;

    Teller(AskerRef asker) { this.asker = asker; }

    @Handler String tell(CyclePolicy policy) { return asker.with(policy).fastSend(3); }
}
