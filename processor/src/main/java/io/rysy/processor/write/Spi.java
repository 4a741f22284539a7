package io.rysy.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import io.rysy.processor.model.ActorModel;

/** The types of the runtime that generated code uses. They are known by name only: nothing here loads them. */
final class Spi {

    static final ClassName ACTOR_STUB = ClassName.get("io.rysy.spi", "ActorStub");
    static final ClassName ACTOR_CELL = ClassName.get("io.rysy.spi", "ActorCell");
    static final ClassName REPLY_HANDLE = ClassName.get("io.rysy.spi", "ReplyHandle");
    static final ClassName MESSAGE_RECIPIENT = ClassName.get("io.rysy.spi", "MessageRecipient");
    static final ClassName LANE_RECIPIENT = ClassName.get("io.rysy.spi", "LaneRecipient");
    static final ClassName CELL = ClassName.get("io.rysy.delivery", "Cell");
    static final ClassName MESSAGE_POOL = ClassName.get("io.rysy.pool", "MessagePool");
    static final ClassName SYSTEM = ClassName.get("io.rysy", "ActorSystem");
    static final ClassName GROUP = ClassName.get("io.rysy", "Group");
    static final ClassName PLACEMENT = ClassName.get("io.rysy", "Placement");
    static final ClassName ACTOR_CONTEXT = ClassName.get("io.rysy", "ActorContext");

    private static final ClassName FUNCTION = ClassName.get("java.util.function", "Function");

    private Spi() {
    }

    /** The interface of an actor's handlers. */
    static ClassName handlers(ActorModel actor) {
        return actor.ref().nestedClass("Handlers");
    }

    /** The context of an actor. */
    static TypeName context(ActorModel actor) {
        return ParameterizedTypeName.get(ACTOR_CONTEXT, actor.ref());
    }

    /** What makes an actor. */
    static TypeName factory(ActorModel actor) {
        return ParameterizedTypeName.get(FUNCTION, context(actor), actor.type());
    }

    /** What makes a double of an actor. */
    static TypeName factoryOfDouble(ActorModel actor) {
        return ParameterizedTypeName.get(FUNCTION, context(actor), WildcardTypeName.subtypeOf(handlers(actor)));
    }

    /** The handle through which a handler replies with a type. */
    static TypeName replyHandle(TypeName reply) {
        return ParameterizedTypeName.get(REPLY_HANDLE, reply.box());
    }
}
