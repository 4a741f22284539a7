package io.rysy.processor.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the plugin finds in small programs, and what it leaves alone. */
class LintTest {

    private static final Path PROGRAMS = Path.of("src", "test", "resources", "lint");
    private static final String IMPORTS = "package p; import io.rysy.*; import io.rysy.annotations.*;"
        + " import java.util.*; import java.util.concurrent.*;\n";
    private static final Pattern MARK = Pattern.compile("// !([a-z-]+)");
    private static final Pattern FORM = Pattern.compile("\\w+:\\d+ \\[rysy:[a-z-]+] .+\\. [A-Z].+\\.");

    @ParameterizedTest(name = "{0}")
    @MethodSource("programs")
    void findsWhatIsMarkedAndNothingElse(Program program) {
        final Linted linted = compile(program.text());
        linted.classes();
        final List<String> tags = linted.findings().stream()
            .map(finding -> finding.replaceAll("(?s)(\\w+:\\d+) \\[rysy:([a-z-]+)].*", "$1 $2"))
            .toList();
        assertThat(tags).as("%s", linted.findings()).containsExactlyInAnyOrderElementsOf(program.expected());
        assertThat(linted.findings()).allSatisfy(finding -> assertThat(finding).matches(FORM));
        assertThat(linted.others()).isEmpty();
    }

    static Stream<Program> programs() throws IOException {
        final List<Program> programs = new ArrayList<>();
        try (Stream<Path> files = Files.list(PROGRAMS)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".txt")).sorted().toList()) {
                for (String section : Files.readString(file).split("(?m)^== ")) {
                    if (!section.isBlank()) {
                        programs.add(new Program(section.lines().findFirst().orElseThrow(),
                            section.substring(section.indexOf('\n') + 1)));
                    }
                }
            }
        }
        assertThat(programs).hasSizeGreaterThan(40);
        return programs.stream();
    }

    @Test
    void tellsTheWholeWayOfACycle() {
        final Linted linted = compile("""
            @Actor class A {
                private final BRef b;
                A(BRef b) { this.b = b; }
                @Handler void on(String m) { forward(1); }
                private void forward(int n) {
                    b.fastSend(n);
                }
            }
            @Actor class B {
                private final ARef a;
                B(ARef a) { this.a = a; }
                @Handler void on(Integer m) {
                    a.fastSend("x");
                }
            }
            """);
        assertThat(linted.findings()).singleElement().asString().startsWith(
            "P:7 [rysy:possible-cycle] A.on(String) can come back to A while it runs: "
                + "A.on(String) -> B.on(Integer) (P.java:7, by A.forward (P.java:5)) -> A.on(String) (P.java:14). ");
    }

    @Test
    void tellsTheRingInWhichThreadsCanWait() {
        final Linted linted = compile("""
            @Actor class A {
                private final BRef b;
                A(BRef b) { this.b = b; }
                @Handler void on(String m) { b.fastSend(1); }
                @Handler void on(Long m) { }
            }
            @Actor class B {
                private final ARef a;
                B(ARef a) { this.a = a; }
                @Handler void on(Integer m) { }
                @Handler void on(Byte m) { a.fastSend(2L); }
            }
            """);
        assertThat(linted.findings()).singleElement().asString().startsWith(
            "P:5 [rysy:possible-deadlock] A.on(String) is part of a ring of calls that wait: "
                + "A.on(String) -> B.on(Integer) (P.java:5); B.on(Byte) -> A.on(Long) (P.java:12). ");
    }

    @Test
    void tellsWhoKeepsAMessage() {
        final Linted linted = compile("""
            @Message(pool = 8) class Quote { long price; }
            @Actor class A {
                private Quote last;
                @Handler void on(Quote quote) { remember(quote); }
                private void remember(Quote it) { last = it; }
            }
            """);
        assertThat(linted.findings()).containsExactly(
            "P:6 [rysy:kept-message] A.on(Quote) lets the pooled message quote out to the field last, by A.remember,"
                + " but it is used again for another message after the handler. Let out what pool.retain(message)"
                + " returns, or a copy of what is needed.");
    }

    @Test
    void explainsACallThatDoesNotCompile() {
        final Linted linted = compile("""
            @Actor class A {
                @Handler(deferred = true) void on(Integer m, Reply<String> reply) { reply.reply("x"); }
            }
            class Main {
                static void call(ARef a) { a.fastSend(1); }
            }
            """);
        assertThat(linted.others()).contains("fastSend");
        assertThat(linted.findings()).containsExactly(
            "P:6 [rysy:deferred-call] A.on(Integer) is deferred: it has send, offer and ask, and no fastSend."
                + " Use ask, or send with a recipient.");
    }

    @Test
    void looksAtAllFilesOfACompilation() {
        final Linted linted = Linted.of(List.of(), List.of(),
            new Linted.Source("p/A.java", IMPORTS + """
                @Actor public class A {
                    private final q.BRef b;
                    A(q.BRef b) { this.b = b; }
                    @Handler void on(String m) { b.fastSend(1); }
                }
                """),
            new Linted.Source("q/B.java", IMPORTS.replace("package p", "package q") + """
                @Actor public class B {
                    private final p.ARef a;
                    B(p.ARef a) { this.a = a; }
                    @Handler void on(Integer m) { a.fastSend("x"); }
                }
                """));
        assertThat(linted.findings()).singleElement().asString()
            .startsWith("A:5 [rysy:possible-cycle]").contains("B.on(Integer) (A.java:5) -> A.on(String) (B.java:5)");
    }

    @Test
    void countsForWerror() {
        final Linted linted = Linted.of(List.of(), List.of("-Werror"), new Linted.Source("p/P.java", IMPORTS + """
            @Actor class A {
                @Handler void on(Integer m) { try { Thread.sleep(1); } catch (InterruptedException e) { } }
            }
            """));
        assertThat(linted.findings()).hasSize(1);
        assertThat(linted.others()).contains("-Werror");
    }

    @Test
    void isSilentWhereTheCompilerReportsAnotherFault() {
        final Linted linted = compile("""
            @Actor class A {
                private Missing what;
                @Handler void on(Integer m) { what.go(); }
            }
            """);
        assertThat(linted.others()).contains("Missing");
        assertThat(linted.findings()).isEmpty();
    }

    @Test
    void knowsTheCallsOfOtherModulesByTheirStubs() {
        final Path library = Linted.of(List.of(), List.of(),
            new Linted.Source("p/A.java", IMPORTS + """
                @Actor public class A {
                    private final BRef b;
                    public A(BRef b) { this.b = b; }
                    @Handler public void on(String m) { forward(b); }
                    private void forward(BRef to) {
                        to.fastSend(1);
                    }
                }
                """),
            new Linted.Source("p/B.java", IMPORTS + """
                @Actor public class B {
                    @Handler public void on(Integer m) { }
                }
                """)).classes();
        final Linted linted = Linted.of(List.of(library), List.of(), new Linted.Source("q/Simulated.java", """
            package q; import p.*;
            class Simulated implements BRef.Handlers {
                private final ARef a;
                Simulated(ARef a) { this.a = a; }
                @Override public void on(Integer m) { a.fastSend("x"); }
            }
            """));
        linted.classes();
        assertThat(linted.findings()).singleElement().asString().startsWith(
            "Simulated:5 [rysy:possible-cycle] B.on(Integer) can come back to B while it runs: "
                + "B.on(Integer) -> A.on(String) (Simulated.java:5) -> B.on(Integer) (A.java:7). ");
    }

    private static Linted compile(String text) {
        return Linted.of(List.of(), List.of(), new Linted.Source("p/P.java", IMPORTS + text));
    }

    /** A program with its marks. */
    record Program(String name, String text) {

        List<String> expected() {
            final List<String> expected = new ArrayList<>();
            int line = 2;
            for (String each : text.lines().toList()) {
                final Matcher mark = MARK.matcher(each);
                while (mark.find()) {
                    expected.add("P:" + line + " " + mark.group(1));
                }
                line++;
            }
            return expected;
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
