package io.rysy.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Properties of generated sources as a whole. */
class WriterTest {

    @Test
    void theOrderOfTheFilesMakesNoDifference() {
        final List<JavaFileObject> files = new ArrayList<>(Stream.of("Cycles", "Asker", "Teller")
            .map(name -> JavaFileObjects.forResource("driven/" + name + ".java"))
            .toList());
        final Map<String, String> sources = Strict.compile(files).sources();
        Collections.reverse(files);
        assertThat(Strict.compile(files).sources()).isEqualTo(sources);
        Collections.shuffle(files, new Random(7));
        assertThat(Strict.compile(files).sources()).isEqualTo(sources);
    }

    @Test
    void theStubOfAHiddenActorIsHidden() {
        final Map<String, String> sources = Strict.compile(List.of(JavaFileObjects.forSourceString("p.Book",
            "package p; import io.rysy.annotations.*; @Actor class Book { @Handler void on(String message) { } }")))
            .sources();
        assertThat(sources.get("BookRef.java")).contains("\nfinal class BookRef").contains("    interface Handlers");
    }

    @Test
    void anActorMayBeInTheUnnamedPackage() {
        Strict.compile(List.of(JavaFileObjects.forSourceString("Book",
            "import io.rysy.annotations.*; @Actor class Book { @Handler void on(String message) { } }")));
    }

    @ParameterizedTest
    @ValueSource(ints = {16, 17, 40})
    void manyHandlersAreAllReached(int count) throws ReflectiveOperationException {
        final String handlers = IntStream.range(0, count)
            .mapToObj(i -> i % 3 == 0
                ? "@Handler void on%d(int a) { log.add(%d); }".formatted(i, i)
                : "public record M%d() { } @Handler void on%d(M%d m) { log.add(%d); }".formatted(i, i, i, i))
            .collect(Collectors.joining("\n"));
        final String sends = IntStream.range(0, count)
            .mapToObj(i -> i % 3 == 0 ? "ref.sendOn%d(0);".formatted(i) : "ref.send(new M%d());".formatted(i))
            .collect(Collectors.joining("\n"));
        final Object log = Strict.compile(List.of(JavaFileObjects.forSourceString("p.Many", """
            package p;
            import io.rysy.annotations.*;
            @Actor public final class Many {
                final java.util.List<Integer> log = new java.util.ArrayList<>();
                %s
                public static java.util.List<Integer> drive() {
                    try (io.rysy.ActorSystem system = io.rysy.ActorSystem.create("test")) {
                        final io.rysy.Group group = system.group("group").build();
                        final Many many = new Many();
                        final ManyRef ref = ManyRef.spawn(group, "many", context -> many);
                        %s
                        while (group.doWork() > 0) {
                            continue;
                        }
                        return many.log;
                    }
                }
            }
            """.formatted(handlers, sends)))).classes().load("p.Many").getMethod("drive").invoke(null);
        assertThat(log).isEqualTo(IntStream.range(0, count).boxed().toList());
    }
}
