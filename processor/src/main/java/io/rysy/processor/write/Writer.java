package io.rysy.processor.write;

import io.rysy.processor.model.ActorModel;
import io.rysy.processor.model.MessageModel;
import java.io.IOException;
import javax.annotation.processing.Filer;

/** Writes what is generated for one valid type. Called once for each, on the compiler's thread. */
public interface Writer {

    /**
     * Writes the sources of an actor.
     *
     * @param actor the actor
     * @param filer takes the files; it adds the originating element itself
     * @throws IOException if a file cannot be written
     */
    void write(ActorModel actor, Filer filer) throws IOException;

    /**
     * Writes the sources of a pooled message.
     *
     * @param message the message
     * @param filer   takes the files; it adds the originating element itself
     * @throws IOException if a file cannot be written
     */
    void write(MessageModel message, Filer filer) throws IOException;
}
