package io.rysy.processor.validate;

import io.rysy.processor.read.MessageDeclaration;
import io.rysy.processor.read.TypeShape;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;

/** A pool makes the objects it holds. */
final class PooledKindRule implements Rule<MessageDeclaration> {

    private static final String TAG = "pooled-kind";

    @Override
    public void check(MessageDeclaration message, Report report) {
        for (String wrong : wrongs(message.shape())) {
            report.error(TAG, message.site(),
                "The pooled message " + message.name().simpleName() + " is " + wrong
                    + ", or leave out 'pool'.");
        }
    }

    private static List<String> wrongs(TypeShape shape) {
        if (shape.kind() != ElementKind.CLASS) {
            return List.of("not a class. Write a class with fields that can be set");
        }
        final List<String> wrongs = new ArrayList<>();
        if (shape.modifiers().contains(Modifier.ABSTRACT)) {
            wrongs.add("abstract. Leave out 'abstract'");
        }
        if (shape.hidden()) {
            wrongs.add("private, or nested in a private class. Leave out 'private'");
        }
        if (shape.inner()) {
            wrongs.add("an inner class. Make it 'static', or a top-level class");
        }
        if (shape.generic()) {
            wrongs.add("generic. Leave out its type parameters");
        }
        return wrongs;
    }
}
