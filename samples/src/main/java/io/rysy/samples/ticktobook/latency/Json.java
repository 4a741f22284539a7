package io.rysy.samples.ticktobook.latency;

import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Writes maps, lists, strings, numbers and booleans as JSON, indented. */
public final class Json {
    private static final String INDENT = "  ";

    private final StringBuilder text = new StringBuilder();

    private Json() {
    }

    /**
     * Writes one value.
     *
     * @param value a map with string keys, a list, a string, a number, a boolean, or null
     * @return the text, ended by a new line
     */
    public static String write(final Object value) {
        final Json json = new Json();
        json.value(value, "\n");
        return json.text.append('\n').toString();
    }

    private void value(final Object value, final String newLine) {
        if (value instanceof Map<?, ?> map) {
            object(map, newLine);
        } else if (value instanceof List<?> list) {
            array(list, newLine);
        } else if (value instanceof CharSequence string) {
            string(string);
        } else {
            text.append(value);
        }
    }

    private void object(final Map<?, ?> map, final String newLine) {
        text.append('{');
        final Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator();
        while (entries.hasNext()) {
            final Map.Entry<?, ?> entry = entries.next();
            text.append(newLine).append(INDENT);
            string(entry.getKey().toString());
            text.append(": ");
            value(entry.getValue(), newLine + INDENT);
            text.append(entries.hasNext() ? "," : newLine);
        }
        text.append('}');
    }

    private void array(final List<?> list, final String newLine) {
        text.append('[');
        final Iterator<?> values = list.iterator();
        while (values.hasNext()) {
            text.append(newLine).append(INDENT);
            value(values.next(), newLine + INDENT);
            text.append(values.hasNext() ? "," : newLine);
        }
        text.append(']');
    }

    private void string(final CharSequence string) {
        text.append('"');
        for (int index = 0; index < string.length(); index++) {
            final char character = string.charAt(index);
            if (character == '"' || character == '\\') {
                text.append('\\').append(character);
            } else if (character < ' ') {
                text.append(String.format("\\u%04x", (int) character));
            } else {
                text.append(character);
            }
        }
        text.append('"');
    }
}
