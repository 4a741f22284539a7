package io.rysy.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Another processor: it generates one class of package p in each round. */
@SupportedAnnotationTypes("*")
final class Generator extends AbstractProcessor {

    private final Map<String, String> sources = new LinkedHashMap<>();

    /** Adds the class for the next round. */
    Generator then(String name, String declaration) {
        sources.put("p." + name, "package p; " + declaration);
        return this;
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (!round.processingOver() && !sources.isEmpty()) {
            final String name = sources.keySet().iterator().next();
            try (Writer out = processingEnv.getFiler().createSourceFile(name).openWriter()) {
                out.write(sources.remove(name));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return false;
    }
}
