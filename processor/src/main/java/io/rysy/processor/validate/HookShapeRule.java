package io.rysy.processor.validate;

import com.palantir.javapoet.TypeName;
import io.rysy.processor.model.Access;
import io.rysy.processor.model.Hook;
import io.rysy.processor.read.MethodDeclaration;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** A hook is an instance method without parameters that generated code can call. */
final class HookShapeRule implements Rule<MethodDeclaration> {

    private static final String TAG = "hook-shape";

    @Override
    public void check(MethodDeclaration method, Report report) {
        for (Hook hook : Hook.values()) {
            if (method.hooks().contains(hook)) {
                for (String wrong : wrongs(hook, method)) {
                    report.error(TAG, method.site(),
                        "The @" + hook.annotation() + " method " + method.label() + " " + wrong + ".");
                }
            }
        }
    }

    private static List<String> wrongs(Hook hook, MethodDeclaration method) {
        final List<String> wrongs = new ArrayList<>();
        if (method.modifiers().contains(Modifier.STATIC)) {
            wrongs.add("is static. Make it an instance method");
        }
        if (method.access() == Access.PRIVATE) {
            wrongs.add("is private. Leave out 'private': generated code in the same package calls it");
        } else if (method.foreign() && method.access() != Access.PUBLIC) {
            wrongs.add("is in another package than the actor and not public. Make it public, or override it");
        }
        if (!method.parameters().isEmpty()) {
            wrongs.add("takes parameters. Leave them out");
        }
        if (method.generic()) {
            wrongs.add("has type parameters. Leave them out");
        }
        if (hook == Hook.ON_POLL && !method.returns().name().equals(TypeName.INT)) {
            wrongs.add("does not return int. Return the work done, 0 for none");
        }
        if (hook != Hook.ON_POLL && !method.returns().isVoid()) {
            wrongs.add("returns a value. Return void");
        }
        return wrongs;
    }
}
