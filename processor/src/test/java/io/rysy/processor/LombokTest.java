package io.rysy.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lombok.Data;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Project Lombok on actors and messages, before this processor and after it. */
class LombokTest {

    private static final String LOMBOK = "lombok.launch.AnnotationProcessorHider$AnnotationProcessor";

    private static final String HEAD = """
        package p;
        import io.rysy.*;
        import io.rysy.annotations.*;
        import java.util.*;
        import lombok.*;
        import lombok.experimental.*;
        """;

    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void actorsAndMessages(boolean lombokFirst) throws ReflectiveOperationException {
        final Workspace workspace = workspace(lombokFirst)
            .write("p/Quote.java", HEAD + "@Value public class Quote { String symbol; long price; }")
            .write("p/Best.java", HEAD + "@Value @Builder public class Best { String symbol; }")
            .write("p/Level.java", HEAD + "@Data public class Level { private long price; }")
            .write("p/Trader.java", HEAD + """
                @Actor
                @RequiredArgsConstructor
                public final class Trader {
                    private final TraderRef self;
                    private final Map<String, Long> prices;
                    @Getter private int quotes;

                    @Handler void onQuote(Quote quote) {
                        quotes++;
                        prices.merge(quote.getSymbol(), quote.getPrice(), Math::max);
                    }
                    @Handler long best(Best query) { return prices.get(query.getSymbol()); }
                    @SuppressWarnings("rysy:possible-cycle")
                @Handler long built(Best.BestBuilder builder) { return self.fastSend(builder.build()); }
                    @Handler(syncOnly = true) void level(String symbol, Level into) {
                        into.setPrice(prices.get(symbol));
                    }
                }
                """)
            .write("p/Main.java", HEAD + """
                public final class Main {
                    public static List<Long> run() {
                        try (ActorSystem system = ActorSystem.builder("test")
                            .cyclePolicy(CyclePolicy.PERMISSIVE).build()) {
                            final Group group = system.group("group").build();
                            final TraderRef trader = TraderRef.spawn(group, "trader",
                                context -> new Trader(context.self(), new HashMap<>()));
                            trader.send(new Quote("a", 7));
                            group.doWork();
                            trader.fastSend(new Quote("a", 8));
                            return List.of(trader.fastSend(Best.builder().symbol("a").build()),
                                trader.fastSend(Best.builder().symbol("a")),
                                trader.fastSend("a", new Level()).getPrice());
                        }
                    }
                }
                """);
        workspace.javac().succeeds();
        assertThat(workspace.classes().load("p.Main").getMethod("run").invoke(null))
            .hasToString("[8, 8, 8]");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void pooledMessages(boolean lombokFirst) throws ReflectiveOperationException {
        final Workspace workspace = workspace(lombokFirst)
            .write("p/Plain.java", HEAD + "@Data @Message(pool = 4) public class Plain { private long price; }")
            .write("p/Hiding.java", HEAD + """
                @Data @FieldDefaults(level = AccessLevel.PRIVATE) @Message(pool = 4)
                public class Hiding { long price; }
                """)
            .write("p/Both.java", HEAD + """
                @Data @NoArgsConstructor @AllArgsConstructor @Message(pool = 4)
                public class Both { private long price; }
                """)
            .write("p/Given.java", HEAD + """
                @Getter @Setter @NoArgsConstructor @Message(pool = 4)
                public class Given {
                    private long price;
                    public Given(long price) { this.price = price; }
                }
                """)
            .write("p/Nested.java", HEAD + """
                @UtilityClass
                public class Nested {
                    @Message(pool = 4) @Data public class Inside { private long price; }
                }
                """)
            .write("p/Taker.java", HEAD + """
                @Actor
                public final class Taker {
                    final List<Long> prices = new ArrayList<>();
                    @Handler void on(Plain message) { prices.add(message.getPrice()); }
                    @Handler void on(Hiding message) { prices.add(message.getPrice()); }
                    @Handler void on(Both message) { prices.add(message.getPrice()); }
                    @Handler void on(Given message) { prices.add(message.getPrice()); }
                    @Handler void on(Nested.Inside message) { prices.add(message.getPrice()); }
                }
                """)
            .write("p/Main.java", HEAD + """
                public final class Main {
                    public static List<Long> run() {
                        try (ActorSystem system = ActorSystem.create("test")) {
                            final Group group = system.group("group").build();
                            final Taker taker = new Taker();
                            final TakerRef ref = TakerRef.spawn(group, "taker", context -> taker);
                            final Plain plain = PlainPool.of(system).acquire();
                            plain.setPrice(1);
                            final Hiding hiding = HidingPool.of(system).acquire();
                            hiding.setPrice(2);
                            final Both both = BothPool.of(system).acquire();
                            both.setPrice(3);
                            final Given given = GivenPool.of(system).acquire();
                            given.setPrice(4);
                            final Nested.Inside inside = Nested_InsidePool.of(system).acquire();
                            inside.setPrice(5);
                            ref.send(plain);
                            ref.send(hiding);
                            ref.send(both);
                            ref.send(given);
                            ref.send(inside);
                            group.doWork();
                            return taker.prices;
                        }
                    }
                }
                """);
        workspace.javac().succeeds();
        assertThat(workspace.classes().load("p.Main").getMethod("run").invoke(null))
            .hasToString("[1, 2, 3, 4, 5]");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatLombokMakesOfAPooledMessageIsJudged(boolean lombokFirst) {
        workspace(lombokFirst)
            .write("p/Frozen.java", HEAD + "@Value @Message(pool = 4) public class Frozen { long price; }")
            .write("p/Bare.java", HEAD
                + "@Data @AllArgsConstructor @Message(pool = 4) public class Bare { private long price; }")
            .write("p/Fine.java", HEAD + "@Data @Message(pool = 4) public class Fine { private long price; }")
            .javac()
            .failsWith("[rysy:pooled-final-field] The field 'price' of the pooled message Frozen is final",
                "[rysy:pooled-constructor] The pooled message Bare has no constructor without parameters");
    }

    @Test
    void whereLombokDoesNotRunNothingIsWaitedForInVain() {
        final Workspace workspace = new Workspace(directory).using(TestRuntime.home(Data.class))
            .write("p/Book.java", HEAD + "@Actor public final class Book { @Handler void on(@NonNull String m) { } }");
        workspace.javac().succeeds();
        assertThat(workspace.generated()).containsOnlyKeys("p/BookRef.java", "p/BookCell.java");
    }

    private Workspace workspace(boolean lombokFirst) {
        return new Workspace(directory).alongside(TestRuntime.home(Data.class), LOMBOK, lombokFirst);
    }
}
