package io.rysy.processor.lint;

import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Names in messages: without packages, as the user would write them. */
final class Labels {

    private Labels() {
    }

    /** The qualified name of the outermost class around a declaration. */
    static String outermost(Element element) {
        String name = "";
        for (Element at = element; at != null; at = at.getEnclosingElement()) {
            name = at instanceof TypeElement type ? type.getQualifiedName().toString() : name;
        }
        return name;
    }

    static String brief(TypeElement type) {
        final String name = type.getSimpleName().toString();
        return type.getEnclosingElement() instanceof TypeElement outer ? brief(outer) + "." + name : name;
    }

    static String brief(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return brief(array.getComponentType()) + "[]";
        }
        return type instanceof DeclaredType declared ? brief((TypeElement) declared.asElement()) : type.toString();
    }

    static String brief(ExecutableElement method) {
        final Element owner = method.getEnclosingElement();
        final String type = owner instanceof TypeElement element ? brief(element) : owner.toString();
        return method.getKind() == ElementKind.CONSTRUCTOR ? "new " + type : type + "." + method.getSimpleName();
    }
}
