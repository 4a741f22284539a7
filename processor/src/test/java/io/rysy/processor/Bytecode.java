package io.rysy.processor;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.CodeSizeEvaluator;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** The classes of a program and of the runtime, as bytecode. */
final class Bytecode {

    private final Map<String, ClassNode> classes = new HashMap<>();

    Bytecode(Classes... all) {
        for (Classes each : all) {
            for (byte[] file : each.files().values()) {
                final ClassNode node = new ClassNode();
                new ClassReader(file).accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
                classes.put(node.name, node);
            }
        }
    }

    /** The methods of a class whose names start with this. */
    List<Method> methods(String owner, String prefix) {
        return classes.get(owner).methods.stream().filter(each -> each.name.startsWith(prefix))
            .map(each -> new Method(classes.get(owner), each)).toList();
    }

    /**
     * All that can be reached from a method without going through others that are left out, as in {@code
     * Cell.nullMessage}.
     */
    Path from(List<Method> roots, Set<String> leftOut) {
        final Path path = new Path(leftOut);
        roots.forEach(path::follow);
        return path;
    }

    private boolean isKnown(String name) {
        return classes.containsKey(name);
    }

    private Method resolve(String owner, String name, String descriptor) {
        for (ClassNode at = classes.get(owner); at != null; at = classes.get(at.superName)) {
            for (MethodNode method : at.methods) {
                if (method.name.equals(name) && method.desc.equals(descriptor)) {
                    return new Method(at, method);
                }
            }
        }
        return null;
    }

    private boolean inherits(String name, String from) {
        for (ClassNode at = classes.get(name); at != null; at = classes.get(at.superName)) {
            if (at.name.equals(from)) {
                return true;
            }
        }
        return false;
    }

    /** The methods that a virtual call may run. */
    private Set<Method> targets(MethodInsnNode call) {
        final Set<Method> targets = new LinkedHashSet<>();
        for (ClassNode each : classes.values()) {
            if ((each.access & Opcodes.ACC_ABSTRACT) == 0 && inherits(each.name, call.owner)) {
                targets.add(resolve(each.name, call.name, call.desc));
            }
        }
        return targets;
    }

    /** A method of a class. */
    record Method(ClassNode owner, MethodNode node) {

        String name() {
            return owner.name.substring(owner.name.lastIndexOf('/') + 1) + "." + node.name;
        }

        boolean has(int opcode) {
            return instructions().anyMatch(each -> each.getOpcode() == opcode);
        }

        /** How many cases its switch tells apart. */
        int cases() {
            return instructions().mapToInt(each -> each instanceof TableSwitchInsnNode table ? table.labels.size()
                : each instanceof LookupSwitchInsnNode lookup ? lookup.labels.size() : 0).sum();
        }

        /** At most that many bytes. */
        int size() {
            final CodeSizeEvaluator size = new CodeSizeEvaluator(null);
            node.accept(size);
            return size.getMaxSize();
        }

        private Stream<AbstractInsnNode> instructions() {
            return Stream.of(node.instructions.toArray());
        }

        private boolean isBound() {
            return (node.access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL)) != 0
                || (owner.access & Opcodes.ACC_FINAL) != 0;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Method method && method.node == node;
        }

        @Override
        public int hashCode() {
            return node.hashCode();
        }

        @Override
        public String toString() {
            return name();
        }
    }

    /** What was found on the way. */
    final class Path {

        private final Set<String> leftOut;
        private final Map<String, Method> visited = new LinkedHashMap<>();
        private final Set<String> left = new LinkedHashSet<>();
        private final Set<String> interfaces = new LinkedHashSet<>();
        private final Set<String> dynamic = new LinkedHashSet<>();
        private final Set<String> abstracts = new LinkedHashSet<>();

        private Path(Set<String> leftOut) {
            this.leftOut = leftOut;
        }

        /** The methods on the way. */
        Set<String> methods() {
            final Set<String> names = new LinkedHashSet<>();
            visited.values().forEach(each -> names.add(each.name()));
            return names;
        }

        /** The methods that were left out, of those asked for. */
        Set<String> left() {
            return left;
        }

        /** The calls of methods of interfaces: who calls, and what. */
        Set<String> interfaces() {
            return interfaces;
        }

        /** The calls by {@code invokedynamic}: who calls, and what. */
        Set<String> dynamic() {
            return dynamic;
        }

        /** The calls that may run one of several methods, or one that is abstract: who calls, and what. */
        Set<String> abstracts() {
            return abstracts;
        }

        private void follow(Method method) {
            if (leftOut.contains(method.name())) {
                left.add(method.name());
            } else if (visited.put(method.owner().name + method.node().name + method.node().desc, method) == null) {
                method.instructions().forEach(each -> follow(method, each));
            }
        }

        private void follow(Method from, AbstractInsnNode instruction) {
            if (instruction.getOpcode() == Opcodes.INVOKEDYNAMIC) {
                dynamic.add(from.name());
            } else if (instruction instanceof MethodInsnNode call) {
                if (call.getOpcode() == Opcodes.INVOKEINTERFACE) {
                    interfaces.add(from.name() + " -> " + simple(call));
                } else if (!isKnown(call.owner)) {
                    if (call.getOpcode() == Opcodes.INVOKEVIRTUAL && isAbstract(call.owner)) {
                        abstracts.add(from.name() + " -> " + simple(call));
                    }
                } else {
                    followKnown(from, call);
                }
            }
        }

        private void followKnown(Method from, MethodInsnNode call) {
            final Method declared = resolve(call.owner, call.name, call.desc);
            if (declared == null) {
                // Inherited from a class of the JDK.
                return;
            }
            if (call.getOpcode() != Opcodes.INVOKEVIRTUAL || declared.isBound()
                || (classes.get(call.owner).access & Opcodes.ACC_FINAL) != 0) {
                follow(declared);
                return;
            }
            if (leftOut.contains(declared.name())) {
                left.add(declared.name());
                return;
            }
            abstracts.add(from.name() + " -> " + declared.name());
            targets(call).forEach(this::follow);
        }

        private static String simple(MethodInsnNode call) {
            return call.owner.substring(call.owner.lastIndexOf('/') + 1) + "." + call.name;
        }

        /** Of classes of libraries; the calls of handles are no calls at all. */
        private static boolean isAbstract(String owner) {
            if (owner.startsWith("[") || owner.equals("java/lang/invoke/VarHandle")
                || owner.equals("java/lang/invoke/MethodHandle")) {
                return false;
            }
            try {
                return java.lang.reflect.Modifier.isAbstract(
                    Class.forName(owner.replace('/', '.'), false, Bytecode.class.getClassLoader()).getModifiers());
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
