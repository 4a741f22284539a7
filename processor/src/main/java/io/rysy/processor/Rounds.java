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
import io.rysy.processor.read.MessageReader;
import io.rysy.processor.read.StrayMethod;
import io.rysy.processor.read.StrayReader;
import io.rysy.processor.validate.Validator;
import io.rysy.processor.write.Writer;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
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
    private final Compilation compilation = new Compilation();
    private final Pipeline<?> actors;
    private final Pipeline<?> messages;
    private final Set<String> actorNames = new TreeSet<>();
    private final Set<String> handlerOwners = new TreeSet<>();

    Rounds(ProcessingEnvironment environment, List<Writer> writers) {
        this.environment = environment;
        this.actors = new ActorPipeline(environment, compilation, writers);
        this.messages = new MessagePipeline(environment, compilation, writers);
    }

    void next(RoundEnvironment round) {
        compilation.addSources(round.getRootElements());
        for (TypeElement actor : ElementFilter.typesIn(round.getElementsAnnotatedWith(Actor.class))) {
            compilation.addActor(ClassName.get(actor));
            actorNames.add(actor.getQualifiedName().toString());
            actors.add(actor);
        }
        for (TypeElement message : ElementFilter.typesIn(round.getElementsAnnotatedWith(Message.class))) {
            if (MessageReader.isPooled(message)) {
                compilation.addPooled(ClassName.get(message));
                messages.add(message);
            }
        }
        for (Class<? extends Annotation> annotation : METHOD_ANNOTATIONS) {
            for (Element method : round.getElementsAnnotatedWith(annotation)) {
                handlerOwners.add(((TypeElement) method.getEnclosingElement()).getQualifiedName().toString());
            }
        }
        actors.next();
        messages.next();
    }

    void finish(boolean errorRaised) {
        actors.finish(errorRaised);
        messages.finish(errorRaised);
        final StrayReader reader = new StrayReader(compilation, actorNames.stream().map(this::find));
        final Validator validator = new Validator();
        for (String owner : handlerOwners) {
            for (StrayMethod stray : reader.read(find(owner))) {
                validator.validate(stray).faults().forEach(fault -> fault.print(environment.getMessager()));
            }
        }
    }

    private TypeElement find(String name) {
        return Objects.requireNonNull(environment.getElementUtils().getTypeElement(name), name);
    }
}
