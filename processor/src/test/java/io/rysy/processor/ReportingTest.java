package io.rysy.processor;

import static io.rysy.processor.Compiled.source;
import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.processor.model.ActorModel;
import io.rysy.processor.model.MessageModel;
import io.rysy.processor.write.Writer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.ServiceLoader;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.Test;

/** How and when faults are reported, whatever they are. */
class ReportingTest {

    private static final String FAULTY = source("""
        @Actor(capacity = -5)
        class Faulty {
            @Handler private static void on(String message) { }
            @Handler
            void none() throws Exception { }
            @OnPoll void poll() { }
        }
        """);
    private static final String ALSO_FAULTY = source("@Actor abstract class AlsoFaulty { @Handler void on() { } }");
    private static final String FINE = source("@Actor class Fine { @Handler void on(Made message) { } }");

    private static final String[] FAULTS = {
        "AlsoFaulty:2 error [rysy:actor-kind]",
        "AlsoFaulty:2 error [rysy:no-message]",
        "Faulty:2 error [rysy:capacity]",
        "Faulty:4 error [rysy:private-handler]",
        "Faulty:4 error [rysy:static-handler]",
        "Faulty:6 error [rysy:no-message]",
        "Faulty:6 error [rysy:checked-exception]",
        "Faulty:7 error [rysy:hook-shape]"};

    private final RecordingWriter writer = new RecordingWriter();
    private final RysyProcessor rysy = new RysyProcessor(List.of(writer));

    @Test
    void allFaultsOfAllTypesAreReportedAtOnce() {
        Compiled.of(FAULTY, ALSO_FAULTY).reports(FAULTS).andNothingElse();
    }

    @Test
    void theOrderOfTheInputsMakesNoDifference() {
        Compiled.of(ALSO_FAULTY, FAULTY).reports(FAULTS).andNothingElse();
    }

    @Test
    void aFaultyTypeStopsNoOtherNotEvenOneThatStillWaits() {
        Compiled.with(List.of(rysy, new Generator().then("Made", "public class Made { }")), FAULTY, ALSO_FAULTY, FINE)
            .reports(FAULTS).andNothingElse();
        assertThat(writer.actorNames()).containsExactly("Fine");
    }

    @Test
    void aWarningDoesNotKeepATypeFromBeingWritten() {
        Compiled.with(List.of(rysy), source("@Actor class Idle { IdleRef self; }"))
            .reports("Idle:2 warning [rysy:no-handler]").andNothingElse();
        assertThat(writer.actorNames()).containsExactly("Idle");
    }

    @Test
    void whatDoesNotCompileIsLeftToTheCompiler() {
        final Compiled compiled = Compiled.of(source("""
            @Actor(capacity = MISSING) class Book { @Handler(deferred = NEITHER) void on(String message) { } }
            @Message(pool = UNKNOWN) class Quote { final int price; Quote(int price) { this.price = price; } }
            """));
        compiled.reports();
        assertThat(compiled.others()).hasSize(3).allMatch(other -> other.contains("cannot find symbol"));
    }

    @Test
    void aFailureOfTheProcessorIsReportedOnTheTypeAndStopsNoOther() {
        final Writer failing = new Writer() {
            @Override
            public void write(ActorModel actor, Filer filer) throws IOException {
                if (actor.type().simpleName().equals("Book")) {
                    throw new IllegalArgumentException("on purpose");
                }
                writer.write(actor, filer);
            }

            @Override
            public void write(MessageModel message, Filer filer) throws IOException {
                throw new IOException("disk full");
            }
        };
        final List<String> reports = Compiled.with(List.of(new RysyProcessor(List.of(failing))),
            source("@Actor class Book { @Handler void on(String message) { } }"),
            source("\n@Message(pool = 8) class Quote { }"),
            source("@Actor class Trader { @Handler void on(String message) { } }")).reports();
        assertThat(reports).hasSize(2);
        assertThat(reports.get(0))
            .startsWith("Book:2 error [rysy:internal] The processor failed on p.Book. Please report this")
            .contains("java.lang.IllegalArgumentException: on purpose", "at io.rysy.processor.");
        assertThat(reports.get(1))
            .startsWith("Quote:3 error [rysy:internal] The processor failed on p.Quote.")
            .contains("java.io.IOException: disk full");
        assertThat(writer.actorNames()).containsExactly("Trader");
    }

    @Test
    void compilersFindTheProcessor() throws IOException {
        assertThat(ServiceLoader.load(Processor.class).stream().map(ServiceLoader.Provider::type))
            .contains(RysyProcessor.class);
        try (var file = RysyProcessor.class.getResourceAsStream("/META-INF/gradle/incremental.annotation.processors")) {
            assertThat(new String(file.readAllBytes(), StandardCharsets.UTF_8).strip())
                .isEqualTo(RysyProcessor.class.getName() + ",isolating");
        }
    }
}
