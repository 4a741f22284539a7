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
import javax.annotation.processing.Filer;

/** Writes stubs and cells. */
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
        final List<HandlerPlan> handlers = plans(actor);
        write(actor.type(), new StubWriter(actor, handlers).write(), filer);
        write(actor.type(), new CellWriter(actor, handlers).write(), filer);
    }

    @Override
    public void write(MessageModel message, Filer filer) {
        // Pools are written once the runtime has them.
    }

    private static List<HandlerPlan> plans(ActorModel actor) {
        final List<String> labels = Labels.of(actor.handlers());
        final List<HandlerPlan> plans = new ArrayList<>();
        for (HandlerModel handler : actor.handlers()) {
            plans.add(new HandlerPlan(actor, handler, labels.get(handler.code())));
        }
        return plans;
    }

    private void write(ClassName origin, TypeSpec.Builder type, Filer filer) throws IOException {
        type.addAnnotation(GeneratedByRysy.class);
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
