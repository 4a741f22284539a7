package io.rysy.processor;

import io.rysy.processor.read.Compilation;
import io.rysy.processor.read.Declaration;
import io.rysy.processor.read.Lombok;
import io.rysy.processor.validate.Fault;
import io.rysy.processor.validate.Report;
import io.rysy.processor.validate.Validator;
import io.rysy.processor.write.OriginatingFiler;
import io.rysy.processor.write.Writer;
import java.io.IOException;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;

/**
 * The way of one kind of annotated type through the stages. Types are kept by name, since elements do not outlive a
 * round, and in the order of their names, so that the order of the inputs makes no difference.
 *
 * @param <D> what is read of such a type
 */
abstract class Pipeline<D extends Declaration> {

    private final ProcessingEnvironment environment;
    private final Guard guard;
    private final Compilation compilation;
    private final List<Writer> writers;
    private final Validator validator = new Validator();
    private final Set<String> waiting = new TreeSet<>();
    private final Set<String> faulty = new TreeSet<>();

    /** Those that come in this round, and that another processor is still about to change. */
    private final Set<String> changing = new TreeSet<>();

    Pipeline(ProcessingEnvironment environment, Compilation compilation, List<Writer> writers) {
        this.environment = environment;
        this.guard = new Guard(environment);
        this.compilation = compilation;
        this.writers = writers;
    }

    abstract D read(TypeElement type);

    abstract Report validate(D declaration, Validator validator);

    /** Shows all that was read in a round, for what depends on others, before any of it is written. */
    void begin(Collection<D> all) {
    }

    /** Writes a valid type. */
    abstract void write(D declaration, Writer writer, Filer filer) throws IOException;

    /** The part of a declaration that can be judged although types are missing. */
    abstract D withoutMissing(D declaration);

    final void add(TypeElement type) {
        waiting.add(type.getQualifiedName().toString());
        if (Lombok.changes(type)) {
            changing.add(type.getQualifiedName().toString());
        }
    }

    /** Takes all types that wait as far as they get in this round. */
    final void next() {
        final Set<String> unsettled = Set.copyOf(changing);
        changing.clear();
        final Map<String, D> declarations = readAll(waiting);
        begin(declarations.values());
        for (Map.Entry<String, D> entry : declarations.entrySet()) {
            if (entry.getValue().missing().isEmpty() && !unsettled.contains(entry.getKey())) {
                waiting.remove(entry.getKey());
                guard.run(entry.getKey(), type -> complete(type, entry.getValue()));
            }
        }
    }

    /**
     * Reports everything. Where an error cut the rounds short, what is missing might have come. Of a type that still
     * waits only errors are reported: a warning might be due to what is missing. What waits for nothing but a change
     * by another processor, which did not run, is taken as it is.
     */
    final void finish(boolean cutShort) {
        if (cutShort) {
            waiting.removeAll(changing);
        } else {
            next();
        }
        readAll(faulty).forEach((name, declaration) ->
            guard.run(name, type -> print(validate(declaration, validator))));
        readAll(waiting).forEach((name, declaration) -> guard.run(name, type -> {
            if (!cutShort) {
                print(validator.missing(declaration));
            }
            validate(withoutMissing(declaration), validator).faults().stream()
                .filter(Fault::isError)
                .forEach(fault -> fault.print(environment.getMessager()));
        }));
    }

    private void complete(TypeElement type, D declaration) throws IOException {
        final Report report = validate(declaration, validator);
        if (!report.faults().isEmpty()) {
            faulty.add(type.getQualifiedName().toString());
        }
        if (!report.hasErrors()) {
            final Filer filer = new OriginatingFiler(environment.getFiler(), type, compilation::addWritten);
            for (Writer writer : writers) {
                write(declaration, writer, filer);
            }
        }
    }

    private Map<String, D> readAll(Set<String> names) {
        final Map<String, D> declarations = new TreeMap<>();
        for (Iterator<String> each = names.iterator(); each.hasNext();) {
            final String name = each.next();
            if (!guard.run(name, type -> declarations.put(name, read(type)))) {
                each.remove();
            }
        }
        return declarations;
    }

    private void print(Report report) {
        report.faults().forEach(fault -> fault.print(environment.getMessager()));
    }
}
