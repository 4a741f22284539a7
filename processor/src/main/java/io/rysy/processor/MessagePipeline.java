package io.rysy.processor;

import io.rysy.processor.read.Compilation;
import io.rysy.processor.read.MessageDeclaration;
import io.rysy.processor.read.MessageReader;
import io.rysy.processor.read.Modeller;
import io.rysy.processor.validate.Report;
import io.rysy.processor.validate.Validator;
import io.rysy.processor.write.Writer;
import java.io.IOException;
import java.util.List;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;

/** The way of pooled messages through the stages. */
final class MessagePipeline extends Pipeline<MessageDeclaration> {

    private final MessageReader reader;

    MessagePipeline(ProcessingEnvironment environment, Compilation compilation, List<Writer> writers) {
        super(environment, compilation, writers);
        this.reader = new MessageReader(environment, compilation);
    }

    @Override
    MessageDeclaration read(TypeElement type) {
        return reader.read(type);
    }

    @Override
    Report validate(MessageDeclaration message, Validator validator) {
        return validator.validate(message);
    }

    @Override
    void write(MessageDeclaration message, Writer writer, Filer filer) throws IOException {
        writer.write(Modeller.model(message), filer);
    }

    @Override
    MessageDeclaration withoutMissing(MessageDeclaration message) {
        return message;
    }
}
