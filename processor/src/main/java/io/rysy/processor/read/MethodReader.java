package io.rysy.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import io.rysy.annotations.Handler;
import io.rysy.annotations.OnBatchEnd;
import io.rysy.annotations.OnPoll;
import io.rysy.annotations.OnStart;
import io.rysy.annotations.OnStop;
import io.rysy.processor.model.Hook;
import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads the handlers and hooks of one actor. */
final class MethodReader {

    static final Map<Hook, Class<? extends Annotation>> HOOKS = new EnumMap<>(Map.of(
        Hook.ON_START, OnStart.class,
        Hook.ON_STOP, OnStop.class,
        Hook.ON_POLL, OnPoll.class,
        Hook.ON_BATCH_END, OnBatchEnd.class));

    private final Elements elements;
    private final Types types;
    private final TypeReader typeReader;
    private final TypeElement actor;
    private final Sites sites;
    private final String fromPackage;

    MethodReader(Elements elements, Types types, TypeReader typeReader, TypeElement actor, Sites sites) {
        this.elements = elements;
        this.types = types;
        this.typeReader = typeReader;
        this.actor = actor;
        this.sites = sites;
        this.fromPackage = typeReader.packageOf(actor);
    }

    List<MethodDeclaration> read(Ancestry ancestry) {
        final List<MethodDeclaration> methods = new ArrayList<>();
        for (MethodChain chain : ancestry.methods(elements)) {
            final Optional<HandlerMark> handler = handler(chain);
            final Set<Hook> hooks = hooks(chain);
            if (handler.isPresent() || !hooks.isEmpty()) {
                methods.add(read(chain.method(), handler, hooks));
            }
        }
        return List.copyOf(methods);
    }

    private MethodDeclaration read(ExecutableElement method, Optional<HandlerMark> handler, Set<Hook> hooks) {
        final TypeElement declaring = (TypeElement) method.getEnclosingElement();
        final ExecutableType signature = (ExecutableType) types.asMemberOf((DeclaredType) actor.asType(), method);
        final TypeUse returns = use(signature.getReturnType());
        final List<ParameterDeclaration> parameters = parameters(method, signature);
        final List<TypeUse> thrown = signature.getThrownTypes().stream().map(this::use).toList();
        final Set<String> suppressed = new HashSet<>(Marks.suppressed(method));
        suppressed.addAll(Marks.suppressed(actor));
        return new MethodDeclaration(
            method.getSimpleName().toString(),
            ClassName.get(declaring),
            !declaring.equals(actor),
            !typeReader.packageOf(declaring).equals(fromPackage),
            Set.copyOf(method.getModifiers()),
            !method.getTypeParameters().isEmpty(),
            method.isVarArgs(),
            returns,
            parameters,
            thrown.stream().filter(MethodReader::isChecked).map(TypeUse::name).toList(),
            missing(method, returns, parameters, thrown),
            handler,
            hooks,
            Set.copyOf(suppressed),
            Marks.deprecation(method),
            link(declaring, method),
            sites.at(method));
    }

    private List<ParameterDeclaration> parameters(ExecutableElement method, ExecutableType signature) {
        final List<ParameterDeclaration> parameters = new ArrayList<>();
        for (int i = 0; i < method.getParameters().size(); i++) {
            parameters.add(new ParameterDeclaration(
                method.getParameters().get(i).getSimpleName().toString(),
                use(signature.getParameterTypes().get(i)),
                sites.at(method.getParameters().get(i))));
        }
        return List.copyOf(parameters);
    }

    private List<MissingType> missing(
        ExecutableElement method, TypeUse returns, List<ParameterDeclaration> parameters, List<TypeUse> thrown) {
        final List<MissingType> missing = new ArrayList<>();
        for (TypeUse type : Stream.concat(Stream.of(returns), thrown.stream()).toList()) {
            type.missing().forEach(name -> missing.add(new MissingType(name, sites.at(method))));
        }
        for (ParameterDeclaration parameter : parameters) {
            parameter.type().missing().forEach(name -> missing.add(new MissingType(name, parameter.site())));
        }
        return List.copyOf(missing);
    }

    private Optional<HandlerMark> handler(MethodChain chain) {
        return chain.annotated(Handler.class).map(method -> Marks.find(method, Handler.class)
            .map(mirror -> new HandlerMark(
                Marks.booleanOf(mirror, "deferred"),
                sites.at(method, mirror, "deferred"),
                Marks.booleanOf(mirror, "syncOnly"),
                sites.at(method, mirror, "syncOnly")))
            .orElseThrow());
    }

    private static Set<Hook> hooks(MethodChain chain) {
        return HOOKS.entrySet().stream()
            .filter(hook -> chain.annotated(hook.getValue()).isPresent())
            .map(Map.Entry::getKey)
            .collect(Collectors.toUnmodifiableSet());
    }

    /** A missing exception type is no known checked exception: it is reported as missing. */
    private static boolean isChecked(TypeUse thrown) {
        final ClassName unchecked = ClassName.get(RuntimeException.class);
        final ClassName error = ClassName.get(Error.class);
        return thrown.missing().isEmpty()
            && !thrown.erased().equals(unchecked)
            && !thrown.erased().equals(error)
            && !thrown.supertypes().contains(unchecked)
            && !thrown.supertypes().contains(error);
    }

    /** A public method of a class that is hidden in another package can be named as the actor's own only. */
    private CodeBlock link(TypeElement declaring, ExecutableElement method) {
        final TypeElement owner = typeReader.isAccessible(declaring, fromPackage) ? declaring : actor;
        final CodeBlock parameters = method.getParameters().stream()
            .map(parameter -> CodeBlock.of("$T", erased(parameter.asType())))
            .collect(CodeBlock.joining(", "));
        return CodeBlock.of("$T#$N($L)", ClassName.get(owner), method.getSimpleName().toString(), parameters);
    }

    private TypeName erased(TypeMirror type) {
        return use(type).erased();
    }

    private TypeUse use(TypeMirror type) {
        return typeReader.use(type, fromPackage);
    }
}
