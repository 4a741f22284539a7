package io.rysy.processor.validate;

import io.rysy.processor.read.ActorDeclaration;
import io.rysy.processor.read.TypeShape;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;

/** An actor is a plain class that the generated code can name. */
final class ActorKindRule implements Rule<ActorDeclaration> {

    private static final String TAG = "actor-kind";

    @Override
    public void check(ActorDeclaration actor, Report report) {
        final TypeShape shape = actor.shape();
        final String name = shape.name().simpleName();
        for (String wrong : wrongs(shape)) {
            report.error(TAG, actor.site(), "The actor " + name + " is " + wrong + ".");
        }
    }

    private static List<String> wrongs(TypeShape shape) {
        if (shape.kind() != ElementKind.CLASS) {
            return List.of(word(shape.kind()) + ". Write a class that is top-level or static nested, and not abstract");
        }
        final List<String> wrongs = new ArrayList<>();
        if (shape.modifiers().contains(Modifier.ABSTRACT)) {
            wrongs.add("abstract. Leave out 'abstract', or annotate the classes that extend it");
        }
        if (shape.hidden()) {
            wrongs.add("private, or nested in a private class. Leave out 'private': the generated code has to name it");
        }
        if (shape.inner()) {
            wrongs.add("an inner class. Make it 'static', or a top-level class");
        }
        if (shape.generic()) {
            wrongs.add("generic. Leave out its type parameters, or annotate a class that extends it and gives them");
        }
        return wrongs;
    }

    private static String word(ElementKind kind) {
        return switch (kind) {
            case ENUM -> "an enum";
            case RECORD -> "a record";
            case ANNOTATION_TYPE -> "an annotation";
            default -> "an interface";
        };
    }
}
