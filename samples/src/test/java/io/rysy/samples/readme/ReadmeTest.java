package io.rysy.samples.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.ActorSystem;
import io.rysy.Group;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Each Java example of the README is part of a source that this module compiles. That of generated code is looked at
 * where it is generated.
 */
class ReadmeTest {

    private static final Pattern EXAMPLE = Pattern.compile("(?s)```java\n(.*?)```");

    @Test
    void itsExamplesAreCompiled() throws IOException {
        final List<String> sources = sources();
        final Matcher examples = EXAMPLE.matcher(Files.readString(Path.of("..", "README.md")));
        int count = 0;
        while (examples.find()) {
            final String example = essence(examples.group(1));
            if (!example.startsWith("public long fastSend(")) {
                assertThat(sources.stream().anyMatch(source -> source.contains(example))).as(example).isTrue();
                count++;
            }
        }
        assertThat(count).isEqualTo(4);
    }

    @Test
    void itsPictureIsThatOfTheSamples() {
        assertThat(Path.of("actors.svg")).hasSameTextualContentAs(Path.of("target", "actors.svg"));
    }

    @Test
    void itsExampleOfAPoolRuns() {
        try (ActorSystem system = ActorSystem.create("readme")) {
            final Group group = system.group("quotes").build();
            final QuoteBookRef book = QuoteBookRef.spawn(group, "book", ctx -> new QuoteBook());

            final Quote quote = QuotePool.of(system).acquire();
            quote.price = 100;
            book.send(quote);

            group.doWork();
            assertThat(book.fastSend(new QuoteBook.Ask())).isEqualTo(100);
        }
    }

    private static List<String> sources() throws IOException {
        final List<String> sources = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("src"))) {
            files.filter(file -> file.toString().endsWith(".java")).forEach(file -> sources.add(read(file)));
        }
        return sources;
    }

    private static String read(final Path file) {
        try {
            return essence(Files.readString(file));
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A text without comments, and without what only lays it out. */
    private static String essence(final String text) {
        return text.replaceAll("(?s)/\\*\\*.*?\\*/", "").replaceAll("\\s+", " ").strip();
    }
}
