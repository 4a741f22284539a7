package io.rysy.processor.validate;

import com.palantir.javapoet.ClassName;
import io.rysy.processor.read.GeneratedName;
import io.rysy.processor.read.Site;
import java.util.List;

/** The name of a generated class is nobody else's. */
final class NameClashRule {

    private static final String TAG = "name-clash";

    private NameClashRule() {
    }

    static void check(List<GeneratedName> names, Site site, Report report) {
        for (GeneratedName generated : names) {
            for (ClassName other : generated.takenBy()) {
                final String name = generated.name().simpleName();
                report.error(TAG, site, other.equals(generated.name())
                    ? "The class " + name + " that is to be generated exists already. Rename that class or this one."
                    : "The class " + name + " would be generated both for this class and for " + Names.brief(other)
                        + ". Rename one of them.");
            }
        }
    }
}
