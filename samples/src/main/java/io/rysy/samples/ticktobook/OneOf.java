package io.rysy.samples.ticktobook;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads an option that is one of a few words, just as {@code toString} has them. */
abstract class OneOf<T> implements ITypeConverter<T> {
    private final List<T> words;

    OneOf(final T[] words) {
        this.words = Arrays.asList(words);
    }

    @Override
    public T convert(final String value) {
        return words.stream().filter(word -> word.toString().equals(value)).findFirst().orElseThrow(() ->
            new TypeConversionException("'" + value + "' is not one of "
                + words.stream().map(Object::toString).collect(Collectors.joining(", "))));
    }
}
