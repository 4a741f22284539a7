package io.rysy.processor.write;

import io.rysy.processor.model.HandlerModel;
import io.rysy.processor.model.ValueType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Labels by which the handlers of an actor are told apart in generated names: the method's name; where handlers share
 * it, with the message type behind it, as in {@code onQuote}; and if that is not enough, with a number.
 */
final class Labels {

    /** The constant of a cell that is no code. */
    static final String MESSAGE_TYPES = "MESSAGE_TYPES";

    /** A recipient called {@code to} and this would be {@link Object#toString()}. */
    private static final String TAKEN = "string";

    private Labels() {
    }

    static List<String> of(List<HandlerModel> handlers) {
        final List<String> labels = new ArrayList<>();
        final Set<String> constants = new HashSet<>(Set.of(MESSAGE_TYPES));
        for (HandlerModel handler : handlers) {
            final boolean shared = handler.method().equals(TAKEN)
                || handlers.stream().filter(other -> other.method().equals(handler.method())).count() > 1;
            final String wanted = shared ? handler.method() + types(handler) : handler.method();
            String label = wanted;
            for (int next = 2; !constants.add(constant(label)); next++) {
                label = wanted + next;
            }
            labels.add(label);
        }
        return labels;
    }

    /** The label as the name of a constant: {@code onL2Update} gives {@code ON_L2_UPDATE}. */
    static String constant(String label) {
        return label.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toUpperCase(Locale.ROOT);
    }

    private static String types(HandlerModel handler) {
        return handler.message().map(ValueType::erased).map(Types::word).orElseGet(() -> handler.primitives().stream()
            .map(parameter -> Types.word(parameter.type()))
            .collect(Collectors.joining()));
    }
}
