package io.rysy.processor.write;

import com.palantir.javapoet.ClassName;
import io.rysy.processor.model.HandlerKind;
import io.rysy.processor.model.HandlerModel;
import io.rysy.processor.model.ValueType;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The pools that the handlers of one actor need, with the names of their fields in the cell. */
final class Pools {

    private final Map<ClassName, String> fields = new TreeMap<>();
    private final Map<ClassName, ClassName> drained = new TreeMap<>();

    Pools(Collection<HandlerModel> handlers, Set<String> taken) {
        handlers.stream().flatMap(handler -> ofMessage(handler).stream()).forEach(pool -> fields.put(pool, ""));
        for (HandlerModel handler : handlers) {
            ofReply(handler).ifPresent(pool -> {
                fields.put(pool, "");
                drained.put(pool, (ClassName) handler.reply().orElseThrow().erased());
            });
        }
        final Set<String> names = new TreeSet<>(taken);
        fields.replaceAll((pool, none) -> {
            final String wanted = uncapitalised(pool.simpleName());
            String name = wanted;
            for (int next = 2; !names.add(name); next++) {
                name = wanted + next;
            }
            return name;
        });
    }

    /** The pool of a handler's message. */
    static Optional<ClassName> ofMessage(HandlerModel handler) {
        return handler.kind() == HandlerKind.SYNC_ONLY ? Optional.empty() : handler.message().flatMap(ValueType::pool);
    }

    /** The pool of what a handler replies. */
    static Optional<ClassName> ofReply(HandlerModel handler) {
        return handler.reply().flatMap(ValueType::pool);
    }

    /** The pools with the names of their fields. */
    Map<ClassName, String> fields() {
        return fields;
    }

    /** The pools of replies, with what is in them. */
    Map<ClassName, ClassName> drained() {
        return drained;
    }

    String field(ClassName pool) {
        return fields.get(pool);
    }

    /** The recipient of replies that nobody wants. */
    String drain(ClassName pool) {
        return field(pool) + "Drain";
    }

    private static String uncapitalised(String name) {
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }
}
