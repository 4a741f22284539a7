package io.rysy.processor;

import static io.rysy.processor.Compiled.source;
import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.rysy.annotations.OnExhausted;
import io.rysy.processor.model.Access;
import io.rysy.processor.model.Deprecation;
import io.rysy.processor.model.FieldModel;
import io.rysy.processor.model.MessageModel;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the writer gets to know of a pooled message. */
class MessageModelTest {

    private final RecordingWriter writer = new RecordingWriter();

    @Test
    void allOfIt() {
        Compiled.with(List.of(new RysyProcessor(List.of(writer))), source("""
            public class Outer {
                @Message(pool = 64, onExhausted = OnExhausted.FAIL) public static class Quote extends Base<String> {
                    static int count;
                    private transient long price;
                    @Deprecated public int size;
                    Quote() { }
                    Quote(int size) { this.size = size; }
                }
            }
            class Base<T> { protected T key; }
            """)).cleanly();
        final ClassName quote = ClassName.get("p", "Outer", "Quote");
        assertThat(writer.messages()).containsExactly(new MessageModel(
            quote,
            Access.PUBLIC,
            true,
            ClassName.get("p", "Outer_QuotePool"),
            64,
            OnExhausted.FAIL,
            Access.PACKAGE,
            List.of(
                new FieldModel("key", ClassName.get(String.class), Access.PROTECTED, ClassName.get("p", "Base"),
                    Deprecation.NONE),
                new FieldModel("price", TypeName.LONG, Access.PRIVATE, quote, Deprecation.NONE),
                new FieldModel("size", TypeName.INT, Access.PUBLIC, quote, Deprecation.DEPRECATED)),
            Deprecation.NONE));
    }

    @Test
    void aMessageThatIsNotPooledIsNotWritten() {
        Compiled.with(List.of(new RysyProcessor(List.of(writer))), source("@Message record Quote(long price) { }"))
            .cleanly();
        assertThat(writer.messages()).isEmpty();
    }
}
