package io.rysy.processor.validate;

import io.rysy.processor.read.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.tools.Diagnostic;

/** The faults of one type, in the order in which they were found. */
public final class Report {

    private final List<Fault> faults = new ArrayList<>();

    /** Starts without faults. */
    public Report() {
    }

    /**
     * The faults so far.
     *
     * @return a copy
     */
    public List<Fault> faults() {
        return List.copyOf(faults);
    }

    /**
     * Whether the type must not be written.
     *
     * @return true if there is any error
     */
    public boolean hasErrors() {
        return faults.stream().anyMatch(Fault::isError);
    }

    void error(String tag, Site site, String text) {
        add(new Fault(Diagnostic.Kind.ERROR, tag, site, text));
    }

    void warning(String tag, Site site, Set<String> suppressed, String text) {
        if (!suppressed.contains("rysy:" + tag)) {
            add(new Fault(Diagnostic.Kind.WARNING, tag, site, text));
        }
    }

    private void add(Fault fault) {
        if (!faults.contains(fault)) {
            faults.add(fault);
        }
    }
}
