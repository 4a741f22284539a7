package io.rysy.processor;

import com.palantir.javapoet.ClassName;
import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import io.rysy.annotations.Message;
import io.rysy.annotations.OnBatchEnd;
import io.rysy.annotations.OnPoll;
import io.rysy.annotations.OnStart;
import io.rysy.annotations.OnStop;
import io.rysy.processor.read.Compilation;
import io.rysy.processor.read.HeldReferences;
import io.rysy.processor.read.MessageReader;
import io.rysy.processor.read.ReferenceReader;
import io.rysy.processor.read.StrayMethod;
import io.rysy.processor.read.StrayReader;
import io.rysy.processor.validate.Validator;
import io.rysy.processor.write.Writer;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Takes the annotated types of each round through the stages, and reports when the last round comes. */
final class Rounds {

    private static final List<Class<? extends Annotation>> METHOD_ANNOTATIONS =
        List.of(Handler.class, OnStart.class, OnStop.class, OnPoll.class, OnBatchEnd.class);

    private final ProcessingEnvironment environment;
    private final Guard guard;
    private final Compilation compilation = new Compilation();
    private final Pipeline<?> actors;
    private final Pipeline<?> messages;
    private final Set<String> actorNames = new TreeSet<>();
    private final Set<String> handlerOwners = new TreeSet<>();
    private final boolean showsBodies;

    /**
     * Makes the rounds of one compilation.
     *
     * @param showsBodies whether the compiler runs the plugin, which sees more of possible cycles
     */
    Rounds(ProcessingEnvironment environment, List<Writer> writers, boolean showsBodies) {
        this.environment = environment;
        this.showsBodies = showsBodies;
        this.guard = new Guard(environment);
        this.actors = new ActorPipeline(environment, compilation, writers);
        this.messages = new MessagePipeline(environment, compilation, writers);
    }

    /** Takes a round; a look through all its elements is made for annotations only that are there. */
    void next(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        final Set<String> present = annotations.stream().map(Rounds::name).collect(Collectors.toSet());
        compilation.addSources(round.getRootElements());
        for (TypeElement type : ElementFilter.typesIn(annotated(present, round, Actor.class))) {
            guard.run(name(type), actor -> {
                compilation.addActor(ClassName.get(actor));
                actorNames.add(name(actor));
                actors.add(actor);
            });
        }
        for (TypeElement type : ElementFilter.typesIn(annotated(present, round, Message.class))) {
            guard.run(name(type), message -> {
                if (MessageReader.isPooled(message)) {
                    compilation.addPooled(ClassName.get(message));
                    messages.add(message);
                }
            });
        }
        for (Class<? extends Annotation> annotation : METHOD_ANNOTATIONS) {
            for (Element method : annotated(present, round, annotation)) {
                handlerOwners.add(name((TypeElement) method.getEnclosingElement()));
            }
        }
        actors.next();
        messages.next();
    }

    private static Set<? extends Element> annotated(
        Set<String> present, RoundEnvironment round, Class<? extends Annotation> annotation) {
        return present.contains(annotation.getName()) ? round.getElementsAnnotatedWith(annotation) : Set.of();
    }

    void finish(boolean errorRaised) {
        actors.finish(errorRaised);
        messages.finish(errorRaised);
        reportStrays();
        if (!errorRaised && !showsBodies) {
            reportReferences();
        }
    }

    private void reportReferences() {
        final ReferenceReader reader = new ReferenceReader(compilation);
        final List<HeldReferences> held = new ArrayList<>();
        for (String actor : actorNames) {
            guard.run(actor, type -> held.add(reader.read(type)));
        }
        new Validator().validate(held).faults().forEach(fault -> fault.print(environment.getMessager()));
    }

    private void reportStrays() {
        final Set<String> inherited = new TreeSet<>();
        for (String actor : actorNames) {
            guard.run(actor, type -> inherited.addAll(StrayReader.inheritedBy(type)));
        }
        final StrayReader reader = new StrayReader(compilation, inherited);
        final Validator validator = new Validator();
        for (String owner : handlerOwners) {
            guard.run(owner, type -> {
                for (StrayMethod stray : reader.read(type)) {
                    validator.validate(stray).faults().forEach(fault -> fault.print(environment.getMessager()));
                }
            });
        }
    }

    private static String name(TypeElement type) {
        return type.getQualifiedName().toString();
    }
}
