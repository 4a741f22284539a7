package io.rysy.processor.read;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * Project Lombok changes the classes that it is asked to, in the round in which they come. Whether it runs before this
 * processor or after it, what it makes of them can be seen in the next round only.
 */
public final class Lombok {

    private static final String PACKAGE = "lombok.";

    private Lombok() {
    }

    /**
     * Whether a type is about to change.
     *
     * @param type a type that comes in this round
     * @return true if it, what it is nested in, what it inherits from, or what is declared in one of these says so
     */
    public static boolean changes(TypeElement type) {
        final List<Element> declaring = new ArrayList<>(Ancestry.of(type).types());
        for (Element at = type.getEnclosingElement(); at instanceof TypeElement; at = at.getEnclosingElement()) {
            declaring.add(at);
        }
        return declaring.stream().anyMatch(each ->
            isMarked(each) || each.getEnclosedElements().stream().anyMatch(Lombok::isMarked));
    }

    private static boolean isMarked(Element element) {
        for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
            final Element annotation = mirror.getAnnotationType().asElement();
            if (((TypeElement) annotation).getQualifiedName().toString().startsWith(PACKAGE)) {
                return true;
            }
        }
        return false;
    }
}
