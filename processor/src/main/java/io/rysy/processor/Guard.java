package io.rysy.processor;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/** Keeps the compiler going: what goes wrong for one type is reported on that type, and stops no other. */
final class Guard {

    private final ProcessingEnvironment environment;

    Guard(ProcessingEnvironment environment) {
        this.environment = environment;
    }

    /** Runs a step for one type, and tells whether it ended well. */
    boolean run(String name, Step step) {
        final TypeElement type = environment.getElementUtils().getTypeElement(name);
        try {
            step.run(type);
            return true;
        } catch (IOException | RuntimeException e) {
            final StringWriter stack = new StringWriter();
            e.printStackTrace(new PrintWriter(stack));
            environment.getMessager().printMessage(Diagnostic.Kind.ERROR,
                "[rysy:internal] The processor failed on " + name + ". Please report this with the stack: " + stack,
                type);
            return false;
        }
    }

    /** A step for one type. */
    interface Step {

        void run(TypeElement type) throws IOException;
    }
}
