package io.rysy.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Writes the switches that lead from the code of a handler to the method that runs it. Above a number of handlers
 * there are two levels: the compiler of the JVM leaves large methods alone.
 */
final class DispatchWriter {

    private static final int SHIFT = 4;
    private static final int BLOCK = 1 << SHIFT;

    private final String method;
    private final List<ParameterSpec> parameters;
    private final List<HandlerPlan> handlers;
    private final boolean split;

    private DispatchWriter(String method, List<ParameterSpec> payload, List<HandlerPlan> handlers, int codes) {
        this.method = method;
        this.parameters = Stream.concat(Stream.of(parameter(int.class, "handler")), payload.stream()).toList();
        this.handlers = handlers;
        this.split = codes > BLOCK;
    }

    /** The methods for messages, and those for primitives where there are such handlers. */
    static List<MethodSpec> write(List<HandlerPlan> handlers) {
        final List<ParameterSpec> message = List.of(parameter(Object.class, "message"),
            parameter(Object.class, "reply"));
        final List<ParameterSpec> lanes = new ArrayList<>(List.of(parameter(Object.class, "reply")));
        IntStream.range(0, Lanes.COUNT).forEach(lane -> lanes.add(parameter(long.class, "lane" + lane)));
        final List<HandlerPlan> ofLanes = handlers.stream().filter(each -> each.model().isPrimitive()).toList();
        final List<HandlerPlan> ofMessages = handlers.stream().filter(each -> !each.model().isPrimitive()).toList();
        final List<MethodSpec> methods = new ArrayList<>(
            new DispatchWriter("dispatch", message, ofMessages, handlers.size()).methods());
        if (!ofLanes.isEmpty()) {
            methods.addAll(new DispatchWriter("dispatchLanes", lanes, ofLanes, handlers.size()).methods());
        }
        return methods;
    }

    private List<MethodSpec> methods() {
        final List<MethodSpec> methods = new ArrayList<>();
        final MethodSpec.Builder entry = MethodSpec.methodBuilder(method)
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PROTECTED)
            .addParameters(parameters);
        if (!split) {
            methods.add(entry.addAnnotations(suppressions(handlers)).addCode(cases(handlers)).build());
            return methods;
        }
        final TreeMap<Integer, List<HandlerPlan>> blocks = handlers.stream().collect(
            Collectors.groupingBy(each -> each.model().code() >> SHIFT, TreeMap::new, Collectors.toList()));
        methods.add(entry.addCode(blocks(blocks.keySet())).build());
        blocks.forEach((number, members) -> methods.add(block(number, members)));
        return methods;
    }

    private MethodSpec block(int number, List<HandlerPlan> members) {
        return MethodSpec.methodBuilder(method + number)
            .addAnnotations(suppressions(members))
            .addModifiers(Modifier.PRIVATE)
            .addParameters(parameters)
            .addCode(cases(members))
            .build();
    }

    private CodeBlock blocks(Iterable<Integer> numbers) {
        final CodeBlock arguments =
            parameters.stream().map(each -> CodeBlock.of("$N", each)).collect(CodeBlock.joining(",$W"));
        final CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (handler >> $L)", SHIFT);
        for (int number : numbers) {
            addCase(code, String.valueOf(number), CodeBlock.of("$L$L($L)", method, number, arguments));
        }
        return end(code);
    }

    private CodeBlock cases(List<HandlerPlan> members) {
        final CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (handler)");
        for (HandlerPlan member : members) {
            addCase(code, member.constant(), new TurnWriter(member).call());
        }
        return end(code);
    }

    private static void addCase(CodeBlock.Builder code, String label, CodeBlock call) {
        code.add("case $L:\n$>", label).addStatement(call).addStatement("break").add("$<");
    }

    private static CodeBlock end(CodeBlock.Builder code) {
        return code.add("default:\n$>")
            .addStatement("throw new $T(handler)", AssertionError.class)
            .add("$<")
            .endControlFlow()
            .build();
    }

    private static List<AnnotationSpec> suppressions(List<HandlerPlan> members) {
        return Suppressions.of(members.stream().map(HandlerPlan::model).toList());
    }

    private static ParameterSpec parameter(Class<?> type, String name) {
        return ParameterSpec.builder(type, name, Modifier.FINAL).build();
    }
}
