package io.rysy.processor.read;

import com.palantir.javapoet.ClassName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads which stubs actors hold. In the last round, when all stubs exist. */
public final class ReferenceReader {

    private static final ClassName STUB = ClassName.get("io.rysy.spi", "ActorStub");

    private final Compilation compilation;

    /**
     * Makes a reader.
     *
     * @param compilation what is known of the compilation
     */
    public ReferenceReader(Compilation compilation) {
        this.compilation = compilation;
    }

    /**
     * Reads an actor.
     *
     * @param actor its class
     * @return what it declares
     */
    public HeldReferences read(TypeElement actor) {
        final Sites sites = new Sites(compilation, actor);
        final List<VariableElement> declared = new ArrayList<>();
        for (ExecutableElement constructor : ElementFilter.constructorsIn(actor.getEnclosedElements())) {
            declared.addAll(constructor.getParameters());
        }
        declared.addAll(ElementFilter.fieldsIn(actor.getEnclosedElements()));
        final Map<ClassName, Site> stubs = new TreeMap<>();
        for (VariableElement each : declared) {
            stub(each.asType()).ifPresent(stub -> stubs.putIfAbsent(stub, sites.at(each)));
        }
        return new HeldReferences(ClassName.get(actor), stubs, Marks.suppressed(actor));
    }

    private static Optional<ClassName> stub(TypeMirror type) {
        return Mirrors.element(type)
            .filter(element -> Mirrors.element(element.getSuperclass()).map(ClassName::get).equals(Optional.of(STUB)))
            .map(ClassName::get);
    }
}
