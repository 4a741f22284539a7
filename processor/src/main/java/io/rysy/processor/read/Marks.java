package io.rysy.processor.read;

import io.rysy.processor.model.Deprecation;
import java.lang.annotation.Annotation;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/** Reads annotations. A value that does not compile counts as not given: the compiler reports it. */
public final class Marks {

    private Marks() {
    }

    /**
     * Finds an annotation.
     *
     * @param element what is annotated
     * @param type    the annotation
     * @return it, if the element has it itself
     */
    public static Optional<AnnotationMirror> find(Element element, Class<? extends Annotation> type) {
        return find(element, type.getName());
    }

    static Optional<AnnotationMirror> find(Element element, String type) {
        for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
            if (((TypeElement) mirror.getAnnotationType().asElement()).getQualifiedName().contentEquals(type)) {
                return Optional.of(mirror);
            }
        }
        return Optional.empty();
    }

    static Optional<AnnotationValue> value(AnnotationMirror mirror, String key) {
        for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry
            : mirror.getElementValues().entrySet()) {
            if (entry.getKey().getSimpleName().contentEquals(key)) {
                return Optional.of(entry.getValue());
            }
        }
        return Optional.empty();
    }

    /** The value given, or else the default that the annotation declares. */
    static Optional<Object> valueOrDefault(AnnotationMirror mirror, String key) {
        final Optional<Object> given = value(mirror, key).map(AnnotationValue::getValue);
        return given.isPresent() ? given : defaultOf(mirror, key);
    }

    static int intOf(AnnotationMirror mirror, String key) {
        return typed(mirror, key, Integer.class);
    }

    static boolean booleanOf(AnnotationMirror mirror, String key) {
        return typed(mirror, key, Boolean.class);
    }

    /**
     * A value that is a constant of an enum.
     *
     * @param <E>    the enum
     * @param mirror an annotation
     * @param key    the name of the value
     * @param type   the enum
     * @return the value given, or else the default
     */
    public static <E extends Enum<E>> E enumOf(AnnotationMirror mirror, String key, Class<E> type) {
        return Enum.valueOf(type, typed(mirror, key, VariableElement.class).getSimpleName().toString());
    }

    /**
     * A value that is a list of strings.
     *
     * @param mirror an annotation
     * @param key    the name of the value
     * @return the values given, or else the default
     */
    public static List<String> stringsOf(AnnotationMirror mirror, String key) {
        return valueOrDefault(mirror, key)
            .filter(List.class::isInstance)
            .map(values -> ((List<?>) values).stream()
                .map(value -> String.valueOf(((AnnotationValue) value).getValue()))
                .toList())
            .orElse(List.of());
    }

    static Deprecation deprecation(Element element) {
        return find(element, Deprecated.class)
            .map(mirror -> booleanOf(mirror, "forRemoval") ? Deprecation.FOR_REMOVAL : Deprecation.DEPRECATED)
            .orElse(Deprecation.NONE);
    }

    /**
     * The warnings that are suppressed on an element or around it.
     *
     * @param element a declaration
     * @return what the annotations name
     */
    public static Set<String> suppressed(Element element) {
        final Set<String> tags = new HashSet<>();
        for (Element at = element; at != null; at = at.getEnclosingElement()) {
            final Optional<AnnotationValue> value =
                find(at, SuppressWarnings.class).flatMap(mirror -> value(mirror, "value"));
            if (value.isPresent() && value.get().getValue() instanceof List<?> list) {
                list.forEach(tag -> tags.add(String.valueOf(((AnnotationValue) tag).getValue())));
            }
        }
        return Set.copyOf(tags);
    }

    private static <T> T typed(AnnotationMirror mirror, String key, Class<T> type) {
        return valueOrDefault(mirror, key)
            .filter(type::isInstance)
            .or(() -> defaultOf(mirror, key))
            .map(type::cast)
            .orElseThrow();
    }

    private static Optional<Object> defaultOf(AnnotationMirror mirror, String key) {
        for (Element member : mirror.getAnnotationType().asElement().getEnclosedElements()) {
            if (member instanceof ExecutableElement method && method.getSimpleName().contentEquals(key)) {
                return Optional.ofNullable(method.getDefaultValue()).map(AnnotationValue::getValue);
            }
        }
        return Optional.empty();
    }
}
