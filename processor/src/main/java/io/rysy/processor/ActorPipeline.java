package io.rysy.processor;

import io.rysy.processor.lint.CallReader;
import io.rysy.processor.read.ActorDeclaration;
import io.rysy.processor.read.ActorReader;
import io.rysy.processor.read.Compilation;
import io.rysy.processor.read.Modeller;
import io.rysy.processor.read.PublicRefs;
import io.rysy.processor.validate.Report;
import io.rysy.processor.validate.Validator;
import io.rysy.processor.write.Writer;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;

/** The way of actors through the stages. */
final class ActorPipeline extends Pipeline<ActorDeclaration> {

    private final ProcessingEnvironment environment;
    private final ActorReader reader;
    private PublicRefs refs = new PublicRefs(List.of());

    ActorPipeline(ProcessingEnvironment environment, Compilation compilation, List<Writer> writers) {
        super(environment, compilation, writers);
        this.environment = environment;
        this.reader = new ActorReader(environment, compilation);
    }

    @Override
    ActorDeclaration read(TypeElement type) {
        return reader.read(type);
    }

    @Override
    Report validate(ActorDeclaration actor, Validator validator) {
        return validator.validate(actor);
    }

    @Override
    void begin(Collection<ActorDeclaration> all) {
        refs = new PublicRefs(all);
    }

    @Override
    void write(ActorDeclaration actor, Writer writer, Filer filer) throws IOException {
        final TypeElement type = environment.getElementUtils().getTypeElement(actor.name().canonicalName());
        writer.write(Modeller.model(actor, refs.isPublic(actor), CallReader.read(environment, type)), filer);
    }

    @Override
    ActorDeclaration withoutMissing(ActorDeclaration actor) {
        return actor.withoutMissing();
    }
}
