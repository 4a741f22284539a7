package io.rysy.processor.read;

import com.palantir.javapoet.ClassName;
import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/**
 * Finds handlers and hooks that no actor has. Those in an interface or abstract class are left alone: they are there to
 * be inherited, by an actor that may be compiled elsewhere.
 */
public final class StrayReader {

    private final Compilation compilation;
    private final Set<String> inherited;

    /**
     * Makes a reader.
     *
     * @param compilation what is known of the compilation
     * @param inherited   the names of all that actors in it inherit from
     */
    public StrayReader(Compilation compilation, Set<String> inherited) {
        this.compilation = compilation;
        this.inherited = Set.copyOf(inherited);
    }

    /**
     * What an actor inherits handlers and hooks from.
     *
     * @param actor the actor
     * @return the names of the types, its own among them
     */
    public static Set<String> inheritedBy(TypeElement actor) {
        return Ancestry.of(actor).types().stream()
            .map(type -> type.getQualifiedName().toString())
            .collect(Collectors.toUnmodifiableSet());
    }

    /**
     * Reads a type that has handlers or hooks.
     *
     * @param owner the type
     * @return those that no actor has
     */
    public List<StrayMethod> read(TypeElement owner) {
        final List<StrayMethod> strays = new ArrayList<>();
        if (isOutside(owner)) {
            final Sites sites = new Sites(compilation, owner);
            for (ExecutableElement method : ElementFilter.methodsIn(owner.getEnclosedElements())) {
                annotations().forEach(annotation -> stray(owner, method, annotation, sites).ifPresent(strays::add));
            }
        }
        return strays;
    }

    private boolean isOutside(TypeElement owner) {
        return Marks.find(owner, Actor.class).isEmpty()
            && owner.getKind() != ElementKind.INTERFACE
            && !owner.getModifiers().contains(Modifier.ABSTRACT)
            && !inherited.contains(owner.getQualifiedName().toString());
    }

    private static Stream<Class<? extends Annotation>> annotations() {
        return Stream.concat(Stream.of(Handler.class), MethodReader.HOOKS.values().stream());
    }

    private static Optional<StrayMethod> stray(
        TypeElement owner, ExecutableElement method, Class<? extends Annotation> annotation, Sites sites) {
        final Optional<AnnotationMirror> mirror = Marks.find(method, annotation);
        return mirror.map(found -> new StrayMethod(
            ClassName.get(owner),
            method.getSimpleName().toString(),
            annotation.getSimpleName(),
            owner.getKind() == ElementKind.CLASS && !owner.getModifiers().contains(Modifier.FINAL),
            Marks.suppressed(method),
            sites.at(method, found)));
    }
}
