package io.rysy.processor.lint;

import java.util.Arrays;
import java.util.Optional;

/**
 * A synchronous call as the generated stub of its caller records it, for compilations that see no source of it: the
 * handler, the form, the stub called, and the place, with bars between.
 *
 * @param handler the handler that calls, as in {@code onUpdate(Update)}
 * @param form    the form of the call
 * @param stub    the qualified name of the stub
 * @param place   the file and the line
 */
record CallRecord(String handler, Form form, String stub, String place) {

    private static final int PARTS = 4;

    /** Reads a record; nothing where it is none. */
    static Optional<CallRecord> parse(String text) {
        final String[] parts = text.split("\\|");
        return Optional.of(parts)
            .filter(all -> all.length == PARTS)
            .flatMap(all -> Arrays.stream(Form.values()).filter(form -> form.name().equals(all[1])).findFirst())
            .map(form -> new CallRecord(parts[0], form, parts[2], parts[3]));
    }

    /** How it is written. */
    @Override
    public String toString() {
        return String.join("|", handler, form.name(), stub, place);
    }
}
