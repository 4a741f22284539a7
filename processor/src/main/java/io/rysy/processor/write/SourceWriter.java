package io.rysy.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.rysy.annotations.GeneratedByRysy;
import io.rysy.processor.model.ActorModel;
import io.rysy.processor.model.FieldModel;
import io.rysy.processor.model.HandlerModel;
import io.rysy.processor.model.MessageModel;
import io.rysy.processor.model.ValueType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.Filer;

/** Writes stubs, cells and pools. */
public final class SourceWriter implements Writer {

    private static final ClassName GENERATED = ClassName.get("javax.annotation.processing", "Generated");
    private static final String GENERATOR = "io.rysy.processor.RysyProcessor";

    private static final Pattern OF_JAVA_LANG = Pattern.compile("\\bjava\\.lang\\.([A-Z]\\w*)");

    /** What generated code uses of {@code java.lang}, whatever the user's types bring. */
    private static final List<String> USED_OF_JAVA_LANG = List.of("AssertionError", "Boolean", "Byte", "Character",
        "Class", "Deprecated", "Double", "ExceptionInInitializerError", "Float", "Integer", "Long",
        "NoClassDefFoundError", "Object", "Override", "ReflectiveOperationException", "Short", "String",
        "SuppressWarnings", "Throwable", "UnsupportedOperationException", "Void");

    private final Predicate<ClassName> seesGenerated;
    private final BiPredicate<ClassName, String> hasNeighbour;

    /** The classes of {@code java.lang} that a package hides by its own, of those looked for. */
    private final Map<ClassName, Boolean> hiding = new HashMap<>();

    /**
     * Makes a writer.
     *
     * @param seesGenerated whether the module of a class sees the annotation {@code Generated} of the JDK
     * @param hasNeighbour  whether the package of a class has a class of a simple name
     */
    public SourceWriter(Predicate<ClassName> seesGenerated, BiPredicate<ClassName, String> hasNeighbour) {
        this.seesGenerated = seesGenerated;
        this.hasNeighbour = hasNeighbour;
    }

    /**
     * The annotation that marks generated classes, where it can be seen.
     *
     * @return its name
     */
    public static String generatedAnnotation() {
        return GENERATED.canonicalName();
    }

    @Override
    public void write(ActorModel actor, Filer filer) throws IOException {
        final List<String> labels = Labels.of(actor.handlers());
        final Pools pools = new Pools(actor.handlers(),
            labels.stream().map(HandlerPlan::recipient).collect(Collectors.toSet()));
        final List<HandlerPlan> handlers = plans(actor, labels, pools);
        final String[] hidden = hidden(actor.type(), actor.handlers().stream()
            .flatMap(handler -> Stream.of(handler.message(), handler.reply(), handler.into()))
            .flatMap(Optional::stream)
            .map(ValueType::declared));
        write(actor.type(), new StubWriter(actor, handlers).write(), actor.calls(), hidden, filer);
        write(actor.type(), new CellWriter(actor, handlers, pools).write(), List.of(), hidden, filer);
    }

    @Override
    public void write(MessageModel message, Filer filer) throws IOException {
        final String[] hidden = hidden(message.type(), message.fields().stream().map(FieldModel::type));
        write(message.type(), new PoolWriter(message).write(), List.of(), hidden, filer);
    }

    private static List<HandlerPlan> plans(ActorModel actor, List<String> labels, Pools pools) {
        final List<HandlerPlan> plans = new ArrayList<>();
        for (HandlerModel handler : actor.handlers()) {
            plans.add(new HandlerPlan(actor, handler, labels.get(handler.code()), pools));
        }
        return plans;
    }

    /** The names of {@code java.lang} that mean something else in the package of a class. */
    private String[] hidden(ClassName origin, Stream<TypeName> types) {
        final Stream<String> brought = types
            .flatMap(type -> OF_JAVA_LANG.matcher(type.toString()).results())
            .map(match -> match.group(1));
        return Stream.concat(USED_OF_JAVA_LANG.stream(), brought)
            .filter(name -> hiding.computeIfAbsent(
                ClassName.get(origin.packageName(), name), none -> hasNeighbour.test(origin, name)))
            .toArray(String[]::new);
    }

    private void write(ClassName origin, TypeSpec.Builder type, List<String> calls, String[] hidden, Filer filer)
        throws IOException {
        final AnnotationSpec.Builder mark = AnnotationSpec.builder(GeneratedByRysy.class);
        calls.forEach(call -> mark.addMember("calls", "$S", call));
        type.alwaysQualify(hidden).addAnnotation(mark.build());
        if (seesGenerated.test(origin)) {
            type.addAnnotation(AnnotationSpec.builder(GENERATED).addMember("value", "$S", GENERATOR).build());
        }
        JavaFile.builder(origin.packageName(), type.build())
            .indent("    ")
            .skipJavaLangImports(true)
            .build()
            .writeTo(filer);
    }
}
