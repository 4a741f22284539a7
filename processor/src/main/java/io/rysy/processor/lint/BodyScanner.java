package io.rysy.processor.lint;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import io.rysy.annotations.GeneratedByRysy;
import io.rysy.processor.read.Marks;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** Reads the bodies in one class, after attribution. */
final class BodyScanner extends TreePathScanner<Void, Void> {

    private final Trees trees;
    private final Program program;
    private final Overriding overriding;
    private final StubCalls stubs;
    private final Library library;
    private final Predicate<TypeElement> isSource;
    private final Deque<Frame> frames = new ArrayDeque<>();
    private final Map<Tree, Value> results = new IdentityHashMap<>();
    private Value anonymous;

    BodyScanner(
        Trees trees, Program program, Overriding overriding, StubCalls stubs, Library library,
        Predicate<TypeElement> isSource) {
        this.trees = trees;
        this.program = program;
        this.overriding = overriding;
        this.stubs = stubs;
        this.library = library;
        this.isSource = isSource;
    }

    @Override
    public Void visitClass(ClassTree tree, Void none) {
        if (!(trees.getElement(getCurrentPath()) instanceof TypeElement type)
            || Marks.find(type, GeneratedByRysy.class).isPresent()) {
            return null;
        }
        if (Actors.isActor(type)) {
            program.addActor(type);
        }
        overriding.read(type, program);
        final Body body = new Body(
            Labels.outermost(type), "the initialisers of " + Labels.brief(type), Marks.suppressed(type));
        program.addCode(body);
        program.addInitialisers(type, body);
        frames.push(new Frame(body, null, anonymous));
        anonymous = null;
        super.visitClass(tree, none);
        frames.pop();
        return null;
    }

    @Override
    public Void visitMethod(MethodTree tree, Void none) {
        if (!(trees.getElement(getCurrentPath()) instanceof ExecutableElement method)) {
            return null;
        }
        final Body body = new Body(
            Labels.outermost(method.getEnclosingElement()), Labels.brief(method), Marks.suppressed(method));
        program.addCode(body);
        program.addMethod(method, body);
        final Frame frame = new Frame(body, method, null);
        for (VariableElement parameter : method.getParameters()) {
            final Value value = new Value();
            body.parameters().add(value);
            frame.variables.put(parameter, value);
            if (isCanonical(method)) {
                value.returned(site(tree));
            }
        }
        frames.push(frame);
        scan(tree.getBody(), none);
        frames.pop();
        return null;
    }

    /** Whether it is a constructor of a record that puts its parameters into the fields, in its source or not. */
    private static boolean isCanonical(ExecutableElement method) {
        final TypeElement owner = (TypeElement) method.getEnclosingElement();
        return method.getKind() == ElementKind.CONSTRUCTOR
            && owner.getKind() == ElementKind.RECORD
            && owner.getRecordComponents().size() == method.getParameters().size();
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void none) {
        final Frame frame = lambda(tree);
        frames.push(frame);
        super.visitLambdaExpression(tree, none);
        frames.pop();
        return null;
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void none) {
        super.visitMemberReference(tree, none);
        final Frame frame = lambda(tree);
        values(tree.getQualifierExpression()).forEach(value -> value.flowsTo(frame.boundary));
        if (trees.getElement(getCurrentPath()) instanceof ExecutableElement method) {
            frames.push(frame);
            call(method, List.of(), new Value(), tree.getQualifierExpression(), site(tree));
            frames.pop();
        }
        return null;
    }

    private Frame lambda(ExpressionTree tree) {
        final Body around = frames.element().body;
        final Value value = new Value();
        final Body body = new Body(around.owner(), around.name(), around.suppressed());
        program.addCode(body);
        around.inner().add(new Body.Inner(body, value));
        results.put(tree, value);
        return new Frame(body, null, value);
    }

    @Override
    public Void visitVariable(VariableTree tree, Void none) {
        super.visitVariable(tree, none);
        if (trees.getElement(getCurrentPath()) instanceof VariableElement variable && isLocal(variable)) {
            declare(variable, tree.getInitializer());
        }
        return null;
    }

    @Override
    public Void visitInstanceOf(InstanceOfTree tree, Void none) {
        super.visitInstanceOf(tree, none);
        if (tree.getPattern() instanceof BindingPatternTree pattern) {
            final TreePath path = new TreePath(new TreePath(getCurrentPath(), pattern), pattern.getVariable());
            if (trees.getElement(path) instanceof VariableElement variable) {
                declare(variable, tree.getExpression());
            }
        }
        return null;
    }

    private void declare(VariableElement variable, ExpressionTree from) {
        final Value value = new Value();
        values(from).forEach(each -> each.flowsTo(value));
        frames.element().variables.put(variable, value);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void none) {
        local(tree);
        return super.visitIdentifier(tree, none);
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void none) {
        super.visitAssignment(tree, none);
        final ExpressionTree target = bare(tree.getVariable());
        final List<Value> from = values(tree.getExpression());
        if (target instanceof ArrayAccessTree access) {
            put(from, access.getExpression(), "an array", site(tree));
        } else if (element(target) instanceof VariableElement variable) {
            if (isLocal(variable)) {
                reassign(variable, from);
            } else {
                store(target, variable, from, site(tree));
            }
        }
        return null;
    }

    /** From here on the variable is another value: what it was before is not what is kept later. */
    private void reassign(VariableElement variable, List<Value> from) {
        for (Frame frame : frames) {
            if (frame.variables.containsKey(variable)) {
                final Value value = new Value();
                from.forEach(each -> each.flowsTo(value));
                frame.variables.put(variable, value);
            }
        }
    }

    private void store(ExpressionTree target, VariableElement field, List<Value> from, Site site) {
        final ExecutableElement method = frames.element().method;
        if (target instanceof MemberSelectTree select && !isThis(select.getExpression())) {
            put(from, select.getExpression(), "the field " + field.getSimpleName(), site);
        } else if (method != null && method.getKind() == ElementKind.CONSTRUCTOR
            && method.getEnclosingElement().equals(field.getEnclosingElement())) {
            // The object under construction: where that goes is seen where it is made.
            from.forEach(value -> value.returned(site));
        } else {
            from.forEach(value -> value.keptIn("the field " + field.getSimpleName(), site));
        }
    }

    /** Puts values into an object: a local one is followed, any other outlives the body. */
    private void put(List<Value> from, ExpressionTree into, String where, Site site) {
        final List<Value> targets = values(into);
        for (Value value : from) {
            if (targets.isEmpty()) {
                value.keptIn(where, site);
            }
            targets.forEach(value::flowsTo);
        }
    }

    @Override
    public Void visitReturn(ReturnTree tree, Void none) {
        super.visitReturn(tree, none);
        if (frames.element().method != null) {
            values(tree.getExpression()).forEach(value -> value.returned(site(tree)));
        }
        return null;
    }

    @Override
    public Void visitNewArray(NewArrayTree tree, Void none) {
        super.visitNewArray(tree, none);
        final Value array = new Value();
        results.put(tree, array);
        if (tree.getInitializers() != null) {
            tree.getInitializers().forEach(each -> values(each).forEach(value -> value.flowsTo(array)));
        }
        return null;
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void none) {
        final Value result = new Value();
        results.put(tree, result);
        scan(tree.getEnclosingExpression(), none);
        scan(tree.getArguments(), none);
        if (trees.getElement(getCurrentPath()) instanceof ExecutableElement constructor) {
            call(constructor, tree.getArguments(), result, null, site(tree));
        }
        anonymous = result;
        scan(tree.getClassBody(), none);
        anonymous = null;
        return null;
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void none) {
        super.visitMethodInvocation(tree, none);
        final Value result = new Value();
        results.put(tree, result);
        final ExpressionTree receiver =
            tree.getMethodSelect() instanceof MemberSelectTree select ? select.getExpression() : null;
        final Site site = site(tree);
        if (element(tree.getMethodSelect()) instanceof ExecutableElement method) {
            call(method, tree.getArguments(), result, receiver, site);
        } else if (tree.getMethodSelect() instanceof MemberSelectTree select && type(receiver) != null) {
            stubs.unknown(type(receiver), select.getIdentifier().toString(), types(tree.getArguments()), site)
                .ifPresent(frames.element().body.detours()::add);
        }
        return null;
    }

    private void call(
        ExecutableElement method, List<? extends ExpressionTree> arguments, Value result, ExpressionTree receiver,
        Site site) {
        final Body body = frames.element().body;
        final TypeElement owner = (TypeElement) method.getEnclosingElement();
        if (Actors.isStub(owner)) {
            stub(owner, method, arguments, receiver, site);
        } else if (isSource.test(owner) && Marks.find(owner, GeneratedByRysy.class).isEmpty()) {
            body.calls().add(new Body.Call(method, isExact(method, receiver), site));
            for (int i = 0; i < arguments.size(); i++) {
                for (Value value : values(arguments.get(i))) {
                    value.passedTo(method, Math.min(i, method.getParameters().size() - 1), result, site);
                }
            }
        } else {
            if (library.blocks(method)) {
                body.waits().add(new Body.Wait(Labels.brief(method), site));
            }
            arguments.forEach(argument -> leave(method, argument, result, receiver, site));
        }
    }

    private static boolean isExact(ExecutableElement method, ExpressionTree receiver) {
        return method.getModifiers().contains(Modifier.STATIC)
            || method.getModifiers().contains(Modifier.PRIVATE)
            || receiver instanceof IdentifierTree identifier && identifier.getName().contentEquals("super");
    }

    /** An argument of a method whose body is out of sight. */
    private void leave(
        ExecutableElement method, ExpressionTree argument, Value result, ExpressionTree receiver, Site site) {
        final String owner = ((TypeElement) method.getEnclosingElement()).getQualifiedName().toString();
        final List<Value> from = values(argument);
        final boolean code = isCode(argument);
        if (library.puts(method, code)) {
            put(from, receiver, "a collection", site);
        } else if (library.wraps(method)) {
            from.forEach(value -> value.flowsTo(result));
        } else if (owner.startsWith("io.rysy.") && method.getSimpleName().contentEquals("reply")) {
            from.forEach(value -> value.keptIn("a reply", site));
        } else if (library.runsLater(method) || code && !library.runsNow(method)) {
            from.forEach(value -> value.keptIn("code that runs later", site));
        }
    }

    private void stub(
        TypeElement stub, ExecutableElement method, List<? extends ExpressionTree> arguments, ExpressionTree receiver,
        Site site) {
        final Body body = frames.element().body;
        final Optional<Body.Send> send = stubs.send(stub, method, policy(receiver), site);
        send.ifPresent(body.sends()::add);
        send.flatMap(found -> stubs.detour(found, types(arguments))).ifPresent(body.detours()::add);
        for (int i = 0; i < arguments.size(); i++) {
            final String where = isCode(arguments.get(i)) ? "code that runs later" : "another mailbox";
            if (send.isEmpty() || !send.get().form().isSynchronous()) {
                values(arguments.get(i)).forEach(value -> value.keptIn(where, site));
            }
        }
    }

    private Body.Policy policy(ExpressionTree receiver) {
        if (receiver instanceof MethodInvocationTree invocation
            && element(invocation.getMethodSelect()) instanceof ExecutableElement method
            && method.getSimpleName().contentEquals("with")
            && invocation.getArguments().size() == 1
            && element(invocation.getArguments().get(0)) instanceof VariableElement constant) {
            for (Body.Policy policy : Body.Policy.values()) {
                if (constant.getSimpleName().contentEquals(policy.name())) {
                    return policy;
                }
            }
        }
        return null;
    }

    /** The values that an expression may have. */
    private List<Value> values(Tree expression) {
        if (expression instanceof ParenthesizedTree tree) {
            return values(tree.getExpression());
        }
        if (expression instanceof TypeCastTree tree) {
            return values(tree.getExpression());
        }
        if (expression instanceof AssignmentTree tree) {
            return values(tree.getExpression());
        }
        if (expression instanceof ConditionalExpressionTree tree) {
            final List<Value> both = new ArrayList<>(values(tree.getTrueExpression()));
            both.addAll(values(tree.getFalseExpression()));
            return both;
        }
        final Value value = expression instanceof IdentifierTree tree ? local(tree) : results.get(expression);
        return value == null ? List.of() : List.of(value);
    }

    /** The value of a local variable; code that runs later may have caught it. */
    private Value local(IdentifierTree tree) {
        if (!(element(tree) instanceof VariableElement variable) || !isLocal(variable)) {
            return null;
        }
        final List<Value> boundaries = new ArrayList<>();
        for (Frame frame : frames) {
            final Value value = frame.variables.get(variable);
            if (value != null) {
                boundaries.forEach(value::flowsTo);
                return value;
            }
            if (frame.boundary != null) {
                boundaries.add(frame.boundary);
            }
        }
        return null;
    }

    private static boolean isCode(ExpressionTree argument) {
        return argument instanceof LambdaExpressionTree || argument instanceof MemberReferenceTree
            || argument instanceof NewClassTree tree && tree.getClassBody() != null;
    }

    private static ExpressionTree bare(ExpressionTree tree) {
        return tree instanceof ParenthesizedTree parenthesized ? bare(parenthesized.getExpression()) : tree;
    }

    private static boolean isThis(ExpressionTree tree) {
        return tree instanceof IdentifierTree identifier && identifier.getName().contentEquals("this");
    }

    private static boolean isLocal(VariableElement variable) {
        return variable.getKind() != ElementKind.FIELD && variable.getKind() != ElementKind.ENUM_CONSTANT;
    }

    private List<TypeMirror> types(List<? extends ExpressionTree> expressions) {
        final List<TypeMirror> types = new ArrayList<>();
        expressions.forEach(each -> types.add(type(each)));
        return types;
    }

    private TypeMirror type(Tree tree) {
        return tree == null ? null : trees.getTypeMirror(new TreePath(getCurrentPath(), tree));
    }

    private Element element(Tree tree) {
        return trees.getElement(new TreePath(getCurrentPath(), tree));
    }

    private Site site(Tree tree) {
        return new Site(getCurrentPath().getCompilationUnit(), tree,
            trees.getSourcePositions().getStartPosition(getCurrentPath().getCompilationUnit(), tree));
    }

    /** What is in sight at one level of nesting. */
    private static final class Frame {

        private final Body body;
        private final ExecutableElement method;
        private final Value boundary;
        private final Map<VariableElement, Value> variables = new HashMap<>();

        /**
         * Makes a level.
         *
         * @param body     what the code belongs to
         * @param method   the method, where it is the body of one
         * @param boundary takes what the code catches from the levels around, where it can run later
         */
        Frame(Body body, ExecutableElement method, Value boundary) {
            this.body = body;
            this.method = method;
            this.boundary = boundary;
        }
    }
}
