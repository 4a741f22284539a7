package io.rysy.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import io.rysy.annotations.GeneratedByRysy;
import io.rysy.processor.model.ActorModel;
import io.rysy.processor.model.HandlerModel;
import io.rysy.processor.model.MessageModel;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javax.annotation.processing.Filer;

/** Writes stubs, cells and pools. */
public final class SourceWriter implements Writer {

    private static final ClassName GENERATED = ClassName.get("javax.annotation.processing", "Generated");
    private static final String GENERATOR = "io.rysy.processor.RysyProcessor";

    private final Predicate<ClassName> seesGenerated;

    /**
     * Makes a writer.
     *
     * @param seesGenerated whether the module of a class sees the annotation {@code Generated} of the JDK
     */
    public SourceWriter(Predicate<ClassName> seesGenerated) {
        this.seesGenerated = seesGenerated;
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
        write(actor.type(), new StubWriter(actor, handlers).write(), actor.calls(), filer);
        write(actor.type(), new CellWriter(actor, handlers, pools).write(), List.of(), filer);
    }

    @Override
    public void write(MessageModel message, Filer filer) throws IOException {
        write(message.type(), new PoolWriter(message).write(), List.of(), filer);
    }

    private static List<HandlerPlan> plans(ActorModel actor, List<String> labels, Pools pools) {
        final List<HandlerPlan> plans = new ArrayList<>();
        for (HandlerModel handler : actor.handlers()) {
            plans.add(new HandlerPlan(actor, handler, labels.get(handler.code()), pools));
        }
        return plans;
    }

    private void write(ClassName origin, TypeSpec.Builder type, List<String> calls, Filer filer) throws IOException {
        final AnnotationSpec.Builder mark = AnnotationSpec.builder(GeneratedByRysy.class);
        calls.forEach(call -> mark.addMember("calls", "$S", call));
        type.addAnnotation(mark.build());
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
