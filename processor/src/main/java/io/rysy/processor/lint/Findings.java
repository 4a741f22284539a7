package io.rysy.processor.lint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What the checks found, without what the user suppressed. */
final class Findings {

    private final List<Finding> findings = new ArrayList<>();
    private final Set<String> said = new HashSet<>();

    void add(String tag, Site site, Set<String> suppressed, String text) {
        if (!suppressed.contains("rysy:" + tag)) {
            findings.add(new Finding(site, "[rysy:" + tag + "] " + text));
        }
    }

    /** Takes what has not been taken before, in the order of the source. */
    List<Finding> take() {
        final List<Finding> fresh = findings.stream()
            .filter(finding -> said.add(finding.site() + finding.text()))
            .sorted(Comparator.comparing(Finding::site).thenComparing(Finding::text))
            .toList();
        findings.clear();
        return fresh;
    }

    /**
     * A warning.
     *
     * @param site where
     * @param text what is wrong, and what to write instead
     */
    record Finding(Site site, String text) {
    }
}
