package io.rysy.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import io.rysy.processor.model.PrimitiveParameter;
import java.util.List;

/** Primitives on their way through a mailbox: each is one {@code long}, a lane of the slot. */
final class Lanes {

    /** How many lanes a slot has. */
    static final int COUNT = 6;

    private Lanes() {
    }

    /** All lanes as arguments, those that are not used as zeros. */
    static CodeBlock pack(List<PrimitiveParameter> parameters, List<String> names) {
        final CodeBlock.Builder lanes = CodeBlock.builder();
        for (int i = 0; i < COUNT; i++) {
            lanes.add(i == 0 ? "" : ",$W");
            lanes.add(i < names.size() ? pack(parameters.get(i).type(), names.get(i)) : CodeBlock.of("0L"));
        }
        return lanes.build();
    }

    private static CodeBlock pack(TypeName type, String name) {
        final TypeName plain = type.withoutAnnotations();
        if (plain.equals(TypeName.BOOLEAN)) {
            return CodeBlock.of("$N ? 1L : 0L", name);
        }
        if (plain.equals(TypeName.FLOAT)) {
            return CodeBlock.of("$T.floatToRawIntBits($N)", Float.class, name);
        }
        if (plain.equals(TypeName.DOUBLE)) {
            return CodeBlock.of("$T.doubleToRawLongBits($N)", Double.class, name);
        }
        return CodeBlock.of("$N", name);
    }

    /** The primitives of a handler as arguments, taken from the lanes. */
    static CodeBlock unpack(List<PrimitiveParameter> parameters, String lane) {
        final CodeBlock.Builder arguments = CodeBlock.builder();
        for (int i = 0; i < parameters.size(); i++) {
            arguments.add(i == 0 ? "" : ",$W");
            arguments.add(unpack(parameters.get(i).type(), String.format(lane, i)));
        }
        return arguments.build();
    }

    private static CodeBlock unpack(TypeName type, String lane) {
        final TypeName plain = type.withoutAnnotations();
        if (plain.equals(TypeName.BOOLEAN)) {
            return CodeBlock.of("$L != 0L", lane);
        }
        if (plain.equals(TypeName.FLOAT)) {
            return CodeBlock.of("$T.intBitsToFloat((int) $L)", Float.class, lane);
        }
        if (plain.equals(TypeName.DOUBLE)) {
            return CodeBlock.of("$T.longBitsToDouble($L)", Double.class, lane);
        }
        return plain.equals(TypeName.LONG) ? CodeBlock.of("$L", lane) : CodeBlock.of("($T) $L", plain, lane);
    }
}
