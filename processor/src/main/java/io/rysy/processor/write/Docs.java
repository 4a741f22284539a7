package io.rysy.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;

/** The Javadoc of one operation of a stub. */
final class Docs {

    private static final int LINK_ON_A_LINE = 50;

    private final CodeBlock.Builder text = CodeBlock.builder();
    private final CodeBlock.Builder tags = CodeBlock.builder();

    private Docs() {
    }

    /** Starts with a text around a link to the handler. */
    static Docs of(HandlerPlan handler, String before, String after) {
        final Docs docs = new Docs();
        final CodeBlock link = handler.model().link();
        final boolean isLong = link.toString().replaceAll("\\w+\\.(?=[\\w.]*[A-Z])", "").length() > LINK_ON_A_LINE;
        docs.text.add("$L$L{@link $L}$L\n", before, isLong ? "\n" : " ", link, after);
        handler.inputs().forEach(docs::param);
        return docs;
    }

    private void param(ParameterSpec parameter) {
        param(parameter.name(), parameter.type().isPrimitive() ? "passed on" : "the message");
    }

    Docs param(String name, String meaning) {
        tags.add("@param $L $L\n", name, meaning);
        return this;
    }

    Docs returns(String meaning) {
        tags.add("@return $L\n", meaning);
        return this;
    }

    /** Adds what a synchronous operation returns, if it returns anything. */
    Docs returns(HandlerPlan handler) {
        if (handler.replies()) {
            returns("the reply");
        }
        return handler.model().into().isPresent() ? returns("the filled object") : this;
    }

    CodeBlock build() {
        return CodeBlock.builder().add(text.build()).add("\n").add(tags.build()).build();
    }
}
