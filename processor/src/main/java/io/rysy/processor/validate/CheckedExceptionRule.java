package io.rysy.processor.validate;

import io.rysy.processor.read.MethodDeclaration;
import java.util.stream.Collectors;

/** Whoever calls a handler or hook is not there to catch what it declares. */
final class CheckedExceptionRule implements Rule<MethodDeclaration> {

    private static final String TAG = "checked-exception";

    @Override
    public void check(MethodDeclaration method, Report report) {
        if (!method.checked().isEmpty()) {
            report.error(TAG, method.site(),
                method.label() + " declares checked exceptions: "
                    + method.checked().stream().map(Names::brief).collect(Collectors.joining(", "))
                    + ". Catch them inside, or wrap them in an unchecked one.");
        }
    }
}
