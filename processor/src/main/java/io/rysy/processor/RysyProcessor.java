package io.rysy.processor;

import com.google.auto.service.AutoService;
import com.palantir.javapoet.ClassName;
import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import io.rysy.annotations.Message;
import io.rysy.annotations.OnBatchEnd;
import io.rysy.annotations.OnPoll;
import io.rysy.annotations.OnStart;
import io.rysy.annotations.OnStop;
import io.rysy.processor.lint.GraphRequest;
import io.rysy.processor.write.SourceWriter;
import io.rysy.processor.write.Writer;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;

/** The processor that compilers find. It claims no annotation. */
@AutoService(Processor.class)
public final class RysyProcessor extends AbstractProcessor {

    private final Optional<List<Writer>> writers;
    private final Optional<Boolean> showsBodies;
    private Rounds rounds;

    /** Makes the processor; the compiler does. */
    public RysyProcessor() {
        this.writers = Optional.empty();
        this.showsBodies = Optional.empty();
    }

    /** Makes a processor with other writers for the third stage. */
    RysyProcessor(List<Writer> writers) {
        this.writers = Optional.of(List.copyOf(writers));
        this.showsBodies = Optional.empty();
    }

    /** Makes a processor that takes the compiler for one that runs the plugin, or for one that does not. */
    RysyProcessor(boolean showsBodies) {
        this.writers = Optional.empty();
        this.showsBodies = Optional.of(showsBodies);
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Stream.of(
                Actor.class, Message.class, Handler.class,
                OnStart.class, OnStop.class, OnPoll.class, OnBatchEnd.class)
            .map(Class::getName)
            .collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public Set<String> getSupportedOptions() {
        return Set.of(GraphRequest.OPTION);
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        if (!GraphRequest.pass(environment)) {
            environment.getMessager().printMessage(Diagnostic.Kind.WARNING, "[rysy:no-graph] -A" + GraphRequest.OPTION
                + " needs javac itself: this compiler shows no method bodies, or a build tool stands before it."
                + " Run javac, or leave the option out.");
        }
        rounds = new Rounds(environment, writers.orElseGet(() -> List.of(
            new SourceWriter(this::seesGenerated, this::hasNeighbour))),
            showsBodies.orElseGet(() -> isJavac(environment)));
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (round.processingOver()) {
            rounds.finish(round.errorRaised());
        } else {
            rounds.next(annotations, round);
        }
        return false;
    }

    /** Build tools wrap the environment, but not what it gives. */
    private static boolean isJavac(ProcessingEnvironment environment) {
        return environment.getElementUtils().getClass().getName().startsWith("com.sun.tools.javac.");
    }

    /** Not every module reads the one that the annotation is in. */
    private boolean seesGenerated(ClassName type) {
        return isSeen(type, SourceWriter.generatedAnnotation());
    }

    private boolean hasNeighbour(ClassName type, String simpleName) {
        return isSeen(type, ClassName.get(type.packageName(), simpleName).canonicalName());
    }

    /** Whether the module of a type sees another. */
    private boolean isSeen(ClassName type, String other) {
        final Elements elements = processingEnv.getElementUtils();
        final ModuleElement module = elements.getModuleOf(elements.getTypeElement(type.canonicalName()));
        return elements.getTypeElement(module, other) != null;
    }
}
