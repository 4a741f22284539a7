package p.shadow;

import io.rysy.annotations.Actor;
import io.rysy.annotations.CyclePolicy;
import io.rysy.annotations.Handler;
import io.rysy.annotations.OnStart;
import java.util.ArrayList;
import java.util.List;

/** Lives among classes with names of the JDK and of the runtime, and handles them. */
@Actor(cycles = CyclePolicy.PERMISSIVE)
public final class Shadowed {
    private final List<java.lang.Object> log = new ArrayList<>();

    @OnStart void start() { log.add("start"); }
    @Handler void system(ActorSystem message) { log.add(message); }
    @Handler void group(Group message) { log.add(message); }
    @Handler void failure(Throwable message) { log.add(message); }
    @Handler void realFailure(java.lang.Throwable message) { log.add(message); }
    @Handler Long number(String message) { return new Long(message.value()); }
    @Handler java.lang.Long realNumber(java.lang.String message) { return java.lang.Long.valueOf(message); }
    @Handler long primitive(Override message) { return message.value(); }
    @Handler void reply(Reply message, io.rysy.Reply<Object> reply) { reply.reply(new Object(message.value())); }
    @java.lang.Deprecated @Handler boolean deprecated(Deprecated message) { return true; }
    @Handler List<java.lang.Object> all(Class message) { return log; }
    @Handler void lanes(int a, long b) { log.add(a + b); }
}
