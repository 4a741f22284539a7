package io.rysy.processor.write;

import java.io.IOException;
import java.util.function.Consumer;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/** A filer for the files of one type: each is recorded as made from exactly that type, as incremental builds need. */
public final class OriginatingFiler implements Filer {

    private final Filer filer;
    private final Element origin;
    private final Consumer<String> created;

    /**
     * Makes a filer for one type.
     *
     * @param filer   the compiler's filer
     * @param origin  the type that the files are made from
     * @param created told the qualified name of each source file
     */
    public OriginatingFiler(Filer filer, Element origin, Consumer<String> created) {
        this.filer = filer;
        this.origin = origin;
        this.created = created;
    }

    @Override
    public JavaFileObject createSourceFile(CharSequence name, Element... ignored) throws IOException {
        final JavaFileObject file = filer.createSourceFile(name, origin);
        created.accept(name.toString());
        return file;
    }

    @Override
    public JavaFileObject createClassFile(CharSequence name, Element... ignored) throws IOException {
        return filer.createClassFile(name, origin);
    }

    @Override
    public FileObject createResource(
        JavaFileManager.Location location, CharSequence module, CharSequence name, Element... ignored)
        throws IOException {
        return filer.createResource(location, module, name, origin);
    }

    @Override
    public FileObject getResource(JavaFileManager.Location location, CharSequence module, CharSequence name)
        throws IOException {
        return filer.getResource(location, module, name);
    }
}
