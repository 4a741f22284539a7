package io.rysy.processor.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The graph of the actors, as DOT and SVG. */
class GraphTest {

    private static final String PROGRAM = """
        package p; import io.rysy.*; import io.rysy.annotations.*;
        @Actor class Feed {
            private final BookRef book;
            private final LogRef log;
            Feed(BookRef book, LogRef log) { this.book = book; this.log = log; }
            @Handler void on(String m) { book.fastSend(1); book.fastSendTick(1); log.send(m); }
            @Handler void on(Byte m) { }
        }
        @SuppressWarnings("rysy:possible-deadlock")
        @Actor class Book {
            private final FeedRef feed;
            private final LogRef log;
            Book(FeedRef feed, LogRef log) { this.feed = feed; this.log = log; }
            @Handler void on(Integer m) { feed.fastSend("x"); }
            @Handler void tick(long m) { log.send("x"); }
        }
        @Actor class Log {
            @Handler void on(String m) { }
        }
        class Main {
            static void run(FeedRef feed) { feed.send("x"); }
        }
        """;

    @TempDir
    private Path directory;

    @Test
    void tellsWhoSendsAndWhoCallsWithCyclesInRed() throws IOException {
        final Path file = directory.resolve("new").resolve("actors.dot");
        Linted.of(List.of(), List.of("-Arysy.graph=" + file), new Linted.Source("p/P.java", PROGRAM)).classes();
        assertThat(file).content().isEqualTo("""
            // Solid: fastSend, on the caller's thread. Dashed: send, through a mailbox. Red: part of a possible cycle.
            digraph actors {
                rankdir=LR;
                node [shape=box, style=rounded];
                "Book";
                "Feed";
                "Log";
                "Main" [style=dotted];
                "Book" -> "Feed" [label="String", color=red, fontcolor=red];
                "Book" -> "Log" [label="String", style=dashed];
                "Feed" -> "Book" [label="Integer\\ntick", color=red, fontcolor=red];
                "Feed" -> "Log" [label="String", style=dashed];
                "Main" -> "Feed" [label="String", style=dashed];
            }
            """);
        assertThat(directory.resolve("new").resolve("actors.svg")).content()
            .startsWith("<svg").contains(">Feed<").contains("stroke=\"#c00\"").endsWith("</svg>\n");
    }

    @Test
    void isNotWrittenUnasked() {
        final Linted linted = Linted.of(List.of(), List.of(), new Linted.Source("p/P.java", PROGRAM));
        assertThat(linted.classes().resolve("actors.dot")).doesNotExist();
    }
}
