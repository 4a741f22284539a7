package io.rysy.processor.lint;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import io.rysy.processor.read.TurnElement;
import io.rysy.processor.read.TurnReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;

/**
 * Reads the synchronous calls that the source of an actor makes, before types are known: a receiver counts where its
 * declared type is named like a stub. What it finds is recorded on the actor's own stub, for other modules.
 */
public final class CallReader {

    private final Trees trees;
    private final CompilationUnitTree unit;
    private final ClassTree type;

    private CallReader(Trees trees, TreePath path) {
        this.trees = trees;
        this.unit = path.getCompilationUnit();
        this.type = (ClassTree) path.getLeaf();
    }

    /**
     * Reads the calls of an actor.
     *
     * @param environment the compiler
     * @param actor       its class
     * @return the records, sorted; none where the compiler is not javac, or shows no source
     */
    public static List<String> read(ProcessingEnvironment environment, TypeElement actor) {
        try {
            final Trees trees = Trees.instance(environment);
            final TreePath path = trees.getPath(actor);
            return path == null
                ? List.of()
                : new CallReader(trees, path).read(TurnReader.read(actor, environment.getElementUtils()));
        } catch (IllegalArgumentException | LinkageError e) {
            // Not javac, or one behind a wrapper: other modules then do without.
            return List.of();
        }
    }

    private List<String> read(List<TurnElement> turns) {
        final Set<String> records = new TreeSet<>();
        for (TurnElement turn : turns) {
            final MethodTree method = trees.getTree(turn.method());
            if (method != null && type.getMembers().contains(method)) {
                final String handler = turn.method().getSimpleName() + turn.inputs().stream()
                    .map(input -> Labels.brief(input.asType()))
                    .collect(Collectors.joining(", ", "(", ")"));
                read(handler, method, records);
            }
        }
        return List.copyOf(records);
    }

    private void read(String handler, MethodTree start, Set<String> records) {
        final Set<MethodTree> seen = new HashSet<>(Set.of(start));
        final Deque<MethodTree> next = new ArrayDeque<>(seen);
        while (!next.isEmpty()) {
            final Calls calls = new Calls(fields());
            calls.scan(next.remove(), null);
            calls.found.forEach(call -> records.add(
                new CallRecord(handler, call.form(), call.stub(), place(call.tree())).toString()));
            for (Tree member : type.getMembers()) {
                if (member instanceof MethodTree method && calls.own.contains(method.getName().toString())
                    && seen.add(method)) {
                    next.add(method);
                }
            }
        }
    }

    private Map<String, String> fields() {
        final Map<String, String> fields = new HashMap<>();
        for (Tree member : type.getMembers()) {
            if (member instanceof VariableTree field) {
                stub(field.getType()).ifPresent(stub -> fields.put(field.getName().toString(), stub));
            }
        }
        return fields;
    }

    /** The qualified name of a type that is named like a stub. */
    private Optional<String> stub(Tree named) {
        if (named == null || !named.toString().matches("[\\w.]+Ref")) {
            return Optional.empty();
        }
        final String name = named.toString();
        if (name.contains(".")) {
            return Optional.of(name);
        }
        for (ImportTree each : unit.getImports()) {
            if (!each.isStatic() && each.getQualifiedIdentifier().toString().endsWith("." + name)) {
                return Optional.of(each.getQualifiedIdentifier().toString());
            }
        }
        return Optional.of(unit.getPackageName() == null ? name : unit.getPackageName() + "." + name);
    }

    private String place(Tree tree) {
        return new Site(unit, tree, trees.getSourcePositions().getStartPosition(unit, tree)).toString();
    }

    /** The calls in one method. Lambdas are left out: it cannot be told here when they run. */
    private final class Calls extends TreeScanner<Void, Void> {

        private final Map<String, String> stubs;
        private final List<Call> found = new ArrayList<>();
        private final Set<String> own = new HashSet<>();

        Calls(Map<String, String> stubs) {
            this.stubs = stubs;
        }

        @Override
        public Void visitLambdaExpression(LambdaExpressionTree tree, Void none) {
            return null;
        }

        @Override
        public Void visitVariable(VariableTree tree, Void none) {
            stub(tree.getType()).ifPresentOrElse(
                stub -> stubs.put(tree.getName().toString(), stub),
                () -> stubs.remove(tree.getName().toString()));
            return super.visitVariable(tree, none);
        }

        @Override
        public Void visitMethodInvocation(MethodInvocationTree tree, Void none) {
            final ExpressionTree called = tree.getMethodSelect();
            if (called instanceof IdentifierTree name) {
                own.add(name.getName().toString());
            } else if (called instanceof MemberSelectTree select) {
                final String name = select.getIdentifier().toString();
                if (select.getExpression().toString().equals("this")) {
                    own.add(name);
                }
                final String stub = stubs.get(receiver(select.getExpression()));
                if (stub != null) {
                    form(name).ifPresent(form -> found.add(new Call(form, stub, tree)));
                }
            }
            return super.visitMethodInvocation(tree, none);
        }

        private String receiver(ExpressionTree expression) {
            if (expression instanceof MethodInvocationTree call
                && call.getMethodSelect() instanceof MemberSelectTree select
                && select.getIdentifier().contentEquals("with")) {
                return receiver(select.getExpression());
            }
            return expression.toString().replaceFirst("^this\\.", "");
        }

        private Optional<Form> form(String operation) {
            Form longest = null;
            for (Form form : Form.values()) {
                final String verb = form.verb();
                if (form.isSynchronous() && operation.startsWith(verb)
                    && (operation.length() == verb.length() || Character.isUpperCase(operation.charAt(verb.length())))
                    && (longest == null || verb.length() > longest.verb().length())) {
                    longest = form;
                }
            }
            return Optional.ofNullable(longest);
        }
    }

    /** A call in the source. */
    private record Call(Form form, String stub, Tree tree) {
    }
}
