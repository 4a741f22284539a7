package io.rysy.processor.validate;

import io.rysy.processor.read.Declaration;
import io.rysy.processor.read.MissingType;

/** What was waited for has to come. */
final class MissingTypeRule implements Rule<Declaration> {

    private static final String TAG = "missing-type";

    @Override
    public void check(Declaration declaration, Report report) {
        for (MissingType missing : declaration.missing()) {
            report.error(TAG, missing.site(),
                "Nothing is generated for " + declaration.name().simpleName() + ", because it names a type that does"
                    + " not exist" + (missing.name().startsWith("<") ? "" : ": " + missing.name())
                    + ". Correct the name or its import, or let a processor generate it.");
        }
    }
}
