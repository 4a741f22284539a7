package io.rysy.samples.ticktobook;

import io.rysy.samples.ticktobook.net.Pacer;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the {@code --speed} option: a multiple of the recorded pace, or {@code max}. */
final class Speed implements ITypeConverter<Double> {
    @Override
    public Double convert(final String value) {
        if ("max".equals(value)) {
            return Pacer.UNPACED;
        }
        final double speed;
        try {
            speed = Double.parseDouble(value);
        } catch (final NumberFormatException e) {
            throw refused(value);
        }
        if (!(speed > 0) || Double.isInfinite(speed)) {
            throw refused(value);
        }
        return speed;
    }

    private static TypeConversionException refused(final String value) {
        return new TypeConversionException("'" + value + "' is neither a number above 0 nor max");
    }
}
