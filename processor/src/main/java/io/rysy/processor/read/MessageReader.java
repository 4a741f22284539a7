package io.rysy.processor.read;

import com.palantir.javapoet.ClassName;
import io.rysy.annotations.Message;
import io.rysy.annotations.OnExhausted;
import io.rysy.processor.model.Access;
import io.rysy.processor.model.FieldModel;
import io.rysy.processor.model.GeneratedNames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads annotated message classes. */
public final class MessageReader {

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
    public MessageReader(ProcessingEnvironment environment, Compilation compilation) {
        this.elements = environment.getElementUtils();
        this.types = environment.getTypeUtils();
        this.compilation = compilation;
        this.typeReader = new TypeReader(elements, types, compilation);
    }

    /**
     * Whether a message class gets a pool, or asks for a pool that it cannot get.
     *
     * @param message a type annotated with {@code @Message}
     * @return false if there is nothing to read
     */
    public static boolean isPooled(TypeElement message) {
        return TypeReader.poolSize(message) != 0;
    }

    /**
     * Reads a message as it stands in this round.
     *
     * @param message a type annotated with {@code @Message}
     * @return what its source says
     */
    public MessageDeclaration read(TypeElement message) {
        final Sites sites = new Sites(compilation, message);
        final AnnotationMirror mirror = Marks.find(message, Message.class).orElseThrow();
        final ClassName name = ClassName.get(message);
        final List<MissingType> missing = new ArrayList<>();
        final List<FieldDeclaration> fields = fields(message, sites, missing);
        return new MessageDeclaration(
            typeReader.shape(message),
            TypeReader.poolSize(message),
            sites.at(message, mirror, "pool"),
            Marks.enumOf(mirror, "onExhausted", OnExhausted.class),
            constructor(message, sites),
            fields,
            List.of(compilation.generated(GeneratedNames.pool(name), name)),
            List.copyOf(missing),
            sites.subject());
    }

    private Optional<ConstructorDeclaration> constructor(TypeElement message, Sites sites) {
        for (ExecutableElement each : ElementFilter.constructorsIn(message.getEnclosedElements())) {
            if (each.getParameters().isEmpty()) {
                return Optional.of(new ConstructorDeclaration(
                    Access.of(each.getModifiers()),
                    each.getThrownTypes().stream().anyMatch(this::isChecked),
                    sites.at(each)));
            }
        }
        return Optional.empty();
    }

    private List<FieldDeclaration> fields(TypeElement message, Sites sites, List<MissingType> missing) {
        final Ancestry ancestry = Ancestry.of(message);
        final String from = typeReader.packageOf(message);
        for (TypeMirror supertype : ancestry.missing()) {
            typeReader.use(supertype, from).missing()
                .forEach(name -> missing.add(new MissingType(name, sites.subject())));
        }
        final List<TypeElement> classes = new ArrayList<>(ancestry.types());
        classes.removeIf(type -> type.getKind() == ElementKind.INTERFACE);
        Collections.reverse(classes);
        final List<FieldDeclaration> fields = new ArrayList<>();
        for (TypeElement each : classes) {
            for (VariableElement field : ElementFilter.fieldsIn(each.getEnclosedElements())) {
                if (!field.getModifiers().contains(Modifier.STATIC)) {
                    fields.add(field(message, field, sites, missing));
                }
            }
        }
        return List.copyOf(fields);
    }

    private FieldDeclaration field(
        TypeElement message, VariableElement field, Sites sites, List<MissingType> missing) {
        final TypeMirror declared = types.asMemberOf(declaring(message, field), field);
        final TypeUse type = typeReader.use(declared, typeReader.packageOf(message));
        type.missing().forEach(name -> missing.add(new MissingType(name, sites.at(field))));
        final FieldModel model = new FieldModel(
            field.getSimpleName().toString(),
            type.name(),
            Access.of(field.getModifiers()),
            ClassName.get((TypeElement) field.getEnclosingElement()),
            Marks.deprecation(field));
        return new FieldDeclaration(model, field.getModifiers().contains(Modifier.FINAL), sites.at(field));
    }

    /** The class of a field, as the message extends it. Asked of the message, ecj finds a field that hides it. */
    private DeclaredType declaring(TypeElement message, VariableElement field) {
        DeclaredType at = (DeclaredType) message.asType();
        while (!at.asElement().equals(field.getEnclosingElement())) {
            at = (DeclaredType) types.directSupertypes(at).get(0);
        }
        return at;
    }

    private boolean isChecked(TypeMirror thrown) {
        return thrown.getKind() != TypeKind.ERROR
            && !types.isSubtype(thrown, elements.getTypeElement("java.lang.RuntimeException").asType())
            && !types.isSubtype(thrown, elements.getTypeElement("java.lang.Error").asType());
    }
}
