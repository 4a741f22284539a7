package io.rysy.processor.lint;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/**
 * Follows a compilation: reads each class once it is attributed, and reports when the last one is. Warnings that came
 * later would not be counted by the compiler.
 */
final class LintListener implements TaskListener {

    private final JavacTask task;
    private final Set<String> expected = new HashSet<>();
    private final Set<String> analysed = new HashSet<>();
    private final Map<TypeElement, CompilationUnitTree> begun = new LinkedHashMap<>();
    private final Findings findings = new Findings();
    private Trees trees;
    private Actors actors;
    private Program program;
    private BodyScanner scanner;

    LintListener(JavacTask task) {
        this.task = task;
    }

    @Override
    public void started(TaskEvent event) {
        if (event.getKind() == TaskEvent.Kind.ANALYZE && event.getTypeElement() != null) {
            begun.put(event.getTypeElement(), event.getCompilationUnit());
        }
    }

    @Override
    public void finished(TaskEvent event) {
        switch (event.getKind()) {
            case ENTER -> expect(event.getCompilationUnit());
            case ANALYZE -> guarded(event, () -> analysed(event));
            case COMPILATION -> guarded(event, begun.isEmpty() ? this::report : this::explain);
            default -> {
                // Nothing to see there.
            }
        }
    }

    private void expect(CompilationUnitTree unit) {
        if (unit != null) {
            final String prefix = unit.getPackageName() == null ? "" : unit.getPackageName() + ".";
            for (Tree declaration : unit.getTypeDecls()) {
                if (declaration instanceof ClassTree type) {
                    expected.add(prefix + type.getSimpleName());
                }
            }
        }
    }

    private void analysed(TaskEvent event) {
        final TypeElement type = event.getTypeElement();
        begun.remove(type);
        if (type != null && analysed.add(type.getQualifiedName().toString())
            && scan(type, event.getCompilationUnit()) && analysed.containsAll(expected)) {
            report();
        }
    }

    private boolean scan(TypeElement type, CompilationUnitTree unit) {
        final Tree tree = trees().getTree(type);
        if (tree instanceof ClassTree) {
            scanner.scan(new TreePath(new TreePath(unit), tree), null);
            return true;
        }
        return false;
    }

    /** The compiler stopped at an error: all there is to say is what was meant by a call that does not compile. */
    private void explain() {
        try {
            begun.forEach(this::scan);
            new DetourCheck().check(program, findings);
            print();
        } catch (RuntimeException e) {
            // The tree is as broken as the source, and the compiler has said so.
            findings.take();
        }
    }

    private void report() {
        if (program == null) {
            return;
        }
        program.forgetWalks();
        final CycleCheck cycles = new CycleCheck(actors);
        for (Check check : List.of(cycles, new KeptCheck(), new BlockingCheck(), new DetourCheck())) {
            check.check(program, findings);
        }
        GraphRequest.of(task).ifPresent(file -> draw(file, ActorGraph.of(program, cycles.red())));
        print();
    }

    private void print() {
        for (Findings.Finding finding : findings.take()) {
            trees.printMessage(
                Diagnostic.Kind.WARNING, finding.text(), finding.site().tree(), finding.site().unit());
        }
    }

    private void draw(Path file, ActorGraph graph) {
        final Path plain = file.resolveSibling(file.getFileName().toString().replaceFirst("\\.(dot|gv|svg)$", ""));
        try {
            if (plain.toAbsolutePath().getParent() != null) {
                Files.createDirectories(plain.toAbsolutePath().getParent());
            }
            Files.writeString(plain.resolveSibling(plain.getFileName() + ".dot"), DotWriter.write(graph));
            Files.writeString(plain.resolveSibling(plain.getFileName() + ".svg"), SvgWriter.write(graph));
        } catch (IOException e) {
            throw new UncheckedIOException("-A" + GraphRequest.OPTION + " cannot be written", e);
        }
    }

    private Trees trees() {
        if (trees == null) {
            trees = Trees.instance(task);
            actors = new Actors(task.getElements(), task.getTypes());
            program = new Program(actors);
            scanner = new BodyScanner(
                trees,
                program,
                new Overriding(task.getElements(), task.getTypes(), actors),
                new StubCalls(actors, task.getTypes()),
                new Library(task.getElements(), task.getTypes()),
                type -> expected.contains(Labels.outermost(type)));
        }
        return trees;
    }

    /** A fault in here must not stop the compiler. */
    private void guarded(TaskEvent event, Runnable step) {
        try {
            step.run();
        } catch (RuntimeException e) {
            final StringWriter stack = new StringWriter();
            e.printStackTrace(new PrintWriter(stack));
            final CompilationUnitTree unit = event.getCompilationUnit();
            final String text = "[rysy:internal] The plugin failed. Please report this with the stack: " + stack;
            if (unit == null || trees == null) {
                throw e;
            }
            trees.printMessage(Diagnostic.Kind.WARNING, text, unit, unit);
        }
    }
}
