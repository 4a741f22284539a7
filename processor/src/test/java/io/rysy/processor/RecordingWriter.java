package io.rysy.processor;

import io.rysy.processor.model.ActorModel;
import io.rysy.processor.model.MessageModel;
import io.rysy.processor.write.Writer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.Filer;

/** Keeps the models that reach it, and writes empty stubs and pools, so that there are further rounds. */
final class RecordingWriter implements Writer {

    private final List<ActorModel> actors = new ArrayList<>();
    private final List<MessageModel> messages = new ArrayList<>();

    @Override
    public void write(ActorModel actor, Filer filer) throws IOException {
        actors.add(actor);
        final String name = actor.ref().simpleName();
        write(filer, actor.packageName(), name,
            "extends io.rysy.spi.ActorStub { " + name + "() { super(null, null); } }");
    }

    @Override
    public void write(MessageModel message, Filer filer) throws IOException {
        messages.add(message);
        write(filer, message.pool().packageName(), message.pool().simpleName(), "{ }");
    }

    List<ActorModel> actors() {
        return actors;
    }

    List<MessageModel> messages() {
        return messages;
    }

    /** The simple names of the actors that were written, in that order. */
    List<String> actorNames() {
        return actors.stream().map(actor -> String.join(".", actor.type().simpleNames())).toList();
    }

    private static void write(Filer filer, String packageName, String name, String rest) throws IOException {
        try (java.io.Writer out = filer.createSourceFile(packageName + "." + name).openWriter()) {
            out.write("package " + packageName + "; public class " + name + " " + rest + "\n");
        }
    }
}
