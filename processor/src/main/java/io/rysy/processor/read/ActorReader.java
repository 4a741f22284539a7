package io.rysy.processor.read;

import com.palantir.javapoet.ClassName;
import io.rysy.annotations.Actor;
import io.rysy.annotations.CyclePolicy;
import io.rysy.annotations.MailboxKind;
import io.rysy.processor.model.GeneratedNames;
import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads actors. */
public final class ActorReader {

    private final Elements elements;
    private final Types types;
    private final Compilation compilation;
    private final TypeReader typeReader;

    /**
     * Makes a reader.
     *
     * @param environment the compiler
     * @param compilation what is known of the compilation
     */
    public ActorReader(ProcessingEnvironment environment, Compilation compilation) {
        this.elements = environment.getElementUtils();
        this.types = environment.getTypeUtils();
        this.compilation = compilation;
        this.typeReader = new TypeReader(elements, types, compilation);
    }

    /**
     * Reads an actor as it stands in this round.
     *
     * @param actor a type annotated with {@code @Actor}
     * @return what its source says
     */
    public ActorDeclaration read(TypeElement actor) {
        final Sites sites = new Sites(compilation, actor);
        final AnnotationMirror mirror = Marks.find(actor, Actor.class).orElseThrow();
        final Ancestry ancestry = Ancestry.of(actor);
        final List<MethodDeclaration> methods =
            new MethodReader(elements, types, typeReader, actor, sites).read(ancestry);
        final ClassName name = ClassName.get(actor);
        return new ActorDeclaration(
            typeReader.shape(actor),
            Marks.enumOf(mirror, "mailbox", MailboxKind.class),
            Marks.intOf(mirror, "capacity"),
            sites.at(actor, mirror, "capacity"),
            Marks.enumOf(mirror, "cycles", CyclePolicy.class),
            methods,
            List.of(
                compilation.generated(GeneratedNames.ref(name), name),
                compilation.generated(GeneratedNames.cell(name), name)),
            missing(ancestry, methods, actor, sites),
            Marks.suppressed(actor),
            sites.subject());
    }

    private List<MissingType> missing(
        Ancestry ancestry, List<MethodDeclaration> methods, TypeElement actor, Sites sites) {
        final List<MissingType> missing = new ArrayList<>();
        for (TypeMirror supertype : ancestry.missing()) {
            typeReader.use(supertype, typeReader.packageOf(actor)).missing()
                .forEach(name -> missing.add(new MissingType(name, sites.subject())));
        }
        methods.forEach(method -> missing.addAll(method.missing()));
        return List.copyOf(missing);
    }
}
