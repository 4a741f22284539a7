package io.rysy.processor;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/** The compiler as processors see it, with a record of what each file that they create is said to be made from. */
record RecordingFiler(ProcessingEnvironment environment, Map<String, List<String>> origins)
    implements ProcessingEnvironment, Filer {

    private void record(CharSequence name, Element... origins) {
        origins().put(name.toString(), Arrays.stream(origins).map(Element::toString).toList());
    }

    @Override
    public JavaFileObject createSourceFile(CharSequence name, Element... origins) throws IOException {
        record(name, origins);
        return environment.getFiler().createSourceFile(name, origins);
    }

    @Override
    public JavaFileObject createClassFile(CharSequence name, Element... origins) throws IOException {
        record(name, origins);
        return environment.getFiler().createClassFile(name, origins);
    }

    @Override
    public FileObject createResource(
        JavaFileManager.Location location, CharSequence module, CharSequence name, Element... origins)
        throws IOException {
        record(name, origins);
        return environment.getFiler().createResource(location, module, name, origins);
    }

    @Override
    public FileObject getResource(JavaFileManager.Location location, CharSequence module, CharSequence name)
        throws IOException {
        return environment.getFiler().getResource(location, module, name);
    }

    @Override
    public Filer getFiler() {
        return this;
    }

    @Override
    public Map<String, String> getOptions() {
        return environment.getOptions();
    }

    @Override
    public Messager getMessager() {
        return environment.getMessager();
    }

    @Override
    public Elements getElementUtils() {
        return environment.getElementUtils();
    }

    @Override
    public Types getTypeUtils() {
        return environment.getTypeUtils();
    }

    @Override
    public SourceVersion getSourceVersion() {
        return environment.getSourceVersion();
    }

    @Override
    public Locale getLocale() {
        return environment.getLocale();
    }
}
