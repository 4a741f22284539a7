package io.rysy.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.CodeBlock;
import io.rysy.processor.model.ActorModel;
import io.rysy.processor.model.Deprecation;
import io.rysy.processor.model.FieldModel;
import io.rysy.processor.model.HandlerModel;
import io.rysy.processor.model.HookModel;
import io.rysy.processor.model.MessageModel;
import io.rysy.processor.model.ValueType;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Annotations against warnings about what the user declared, and may go on to use. */
final class Suppressions {

    private Suppressions() {
    }

    /** For code that names a handler or its types. */
    static List<AnnotationSpec> of(HandlerModel handler) {
        return of(List.of(handler));
    }

    /** For code that names several handlers or their types. */
    static List<AnnotationSpec> of(Collection<HandlerModel> handlers) {
        return annotations(handlers.stream().flatMap(Suppressions::deprecations));
    }

    /** For code that names a hook. */
    static List<AnnotationSpec> of(HookModel hook) {
        return annotations(Stream.of(hook.deprecation()));
    }

    /** For code that names a message class. */
    static List<AnnotationSpec> of(MessageModel message) {
        return annotations(Stream.of(message.deprecation()));
    }

    /** For code that uses the fields of a message. */
    static List<AnnotationSpec> ofFields(Collection<FieldModel> fields) {
        return annotations(fields.stream().map(FieldModel::deprecation));
    }

    /** The categories for all code that names an actor. */
    static Set<String> categories(ActorModel actor) {
        final Set<String> categories = new TreeSet<>();
        category(actor.deprecation()).ifPresent(categories::add);
        return categories;
    }

    /** An annotation for categories of warnings, none for none. */
    static List<AnnotationSpec> of(Set<String> categories) {
        if (categories.isEmpty()) {
            return List.of();
        }
        final CodeBlock names = categories.stream()
            .map(category -> CodeBlock.of("$S", category))
            .collect(CodeBlock.joining(", ", categories.size() > 1 ? "{" : "", categories.size() > 1 ? "}" : ""));
        return List.of(AnnotationSpec.builder(SuppressWarnings.class).addMember("value", names).build());
    }

    private static List<AnnotationSpec> annotations(Stream<Deprecation> deprecations) {
        final Set<String> categories = new TreeSet<>();
        deprecations.forEach(deprecation -> category(deprecation).ifPresent(categories::add));
        return of(categories);
    }

    private static Optional<String> category(Deprecation deprecation) {
        return switch (deprecation) {
            case NONE -> Optional.empty();
            case DEPRECATED -> Optional.of("deprecation");
            case FOR_REMOVAL -> Optional.of("removal");
        };
    }

    private static Stream<Deprecation> deprecations(HandlerModel handler) {
        return Stream.concat(
            Stream.of(handler.deprecation()),
            Stream.of(handler.message(), handler.reply(), handler.into())
                .flatMap(Optional::stream)
                .map(ValueType::deprecation));
    }
}
