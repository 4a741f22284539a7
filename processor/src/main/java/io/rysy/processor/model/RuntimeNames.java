package io.rysy.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The types of the runtime that stand in what users write. They are known by name only: nothing here loads them. */
public final class RuntimeNames {

    /** What every stub is. */
    public static final ClassName ACTOR_REF = inRuntime("ActorRef");

    /** The handle through which a handler replies with an object. */
    public static final ClassName REPLY = inRuntime("Reply");

    /** The one who gets a reply that is an object. */
    public static final ClassName RECIPIENT = inRuntime("Recipient");

    private static final List<TypeName> PRIMITIVES = List.of(
        TypeName.BOOLEAN, TypeName.BYTE, TypeName.SHORT, TypeName.CHAR,
        TypeName.INT, TypeName.LONG, TypeName.FLOAT, TypeName.DOUBLE);

    /** The flavours of each primitive type, named once: they are asked for with every parameter. */
    private static final Map<TypeName, ClassName> REPLIES = flavours(REPLY);
    private static final Map<TypeName, ClassName> RECIPIENTS = flavours(RECIPIENT);
    private static final Map<TypeName, TypeName> PRIMITIVES_OF_REPLIES =
        PRIMITIVES.stream().collect(Collectors.toMap(REPLIES::get, primitive -> primitive));

    private RuntimeNames() {
    }

    /**
     * The handle for replies of a type.
     *
     * @param type what is replied, primitive or not
     * @return {@code LongReply} and its like, or {@code Reply<R>}
     */
    public static TypeName reply(TypeName type) {
        return flavour(type, REPLY, REPLIES);
    }

    /**
     * The recipient for replies of a type.
     *
     * @param type what is replied, primitive or not
     * @return {@code LongRecipient} and its like, or {@code Recipient<R>}
     */
    public static TypeName recipient(TypeName type) {
        return flavour(type, RECIPIENT, RECIPIENTS);
    }

    /**
     * The primitive type that a handle replies with.
     *
     * @param handle the erased type of a parameter
     * @return the type, if the handle is {@code LongReply} or its like
     */
    public static Optional<TypeName> primitiveOfReply(TypeName handle) {
        return Optional.ofNullable(PRIMITIVES_OF_REPLIES.get(handle));
    }

    /**
     * Whether a type is a recipient of some flavour.
     *
     * @param erased the erased type of a parameter
     * @return true for {@code Recipient}, {@code LongRecipient} and its like
     */
    public static boolean isRecipient(TypeName erased) {
        return erased.equals(RECIPIENT) || RECIPIENTS.containsValue(erased);
    }

    private static TypeName flavour(TypeName type, ClassName objects, Map<TypeName, ClassName> primitives) {
        return type.isPrimitive()
            ? primitives.get(type.withoutAnnotations())
            : ParameterizedTypeName.get(objects, type);
    }

    private static Map<TypeName, ClassName> flavours(ClassName objects) {
        final Map<TypeName, ClassName> flavours = new HashMap<>();
        for (TypeName primitive : PRIMITIVES) {
            final String keyword = primitive.toString();
            flavours.put(primitive, inRuntime(
                Character.toUpperCase(keyword.charAt(0)) + keyword.substring(1) + objects.simpleName()));
        }
        return flavours;
    }

    private static ClassName inRuntime(String simpleName) {
        return ClassName.get("io.rysy", simpleName);
    }
}
