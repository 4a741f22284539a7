package io.rysy.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import com.puppycrawl.tools.checkstyle.Checker;
import com.puppycrawl.tools.checkstyle.ConfigurationLoader;
import com.puppycrawl.tools.checkstyle.PropertiesExpander;
import com.puppycrawl.tools.checkstyle.api.AuditEvent;
import com.puppycrawl.tools.checkstyle.api.AuditListener;
import com.puppycrawl.tools.checkstyle.api.CheckstyleException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is generated for one actor with handlers of all kinds, and for one pooled message, letter by letter. After a
 * change that is meant, {@code mvn -pl processor -am verify -Drysy.golden=write} writes the files anew: read the
 * difference.
 */
class GoldenTest {

    private static final Path DIRECTORY = Path.of("src", "test", "resources", "golden");

    private static final Path QUICKSTART =
        Path.of("..", "samples", "src", "main", "java", "io", "rysy", "samples", "quickstart");

    private final Strict compiled = Strict.compile(List.of(
        JavaFileObjects.forResource("golden/OrderBook.java"), JavaFileObjects.forResource("golden/Quote.java")));

    @Test
    void theGeneratedSourcesAreThoseOfTheFiles() throws IOException {
        final Map<String, String> sources = compiled.sources();
        assertThat(sources).containsOnlyKeys("OrderBookRef.java", "OrderBookCell.java", "QuotePool.java");
        if ("write".equals(System.getProperty("rysy.golden"))) {
            compiled.writeTo(DIRECTORY);
        }
        for (Map.Entry<String, String> source : sources.entrySet()) {
            assertThat(source.getValue()).isEqualTo(Files.readString(DIRECTORY.resolve(source.getKey())));
        }
    }

    @Test
    void theReadmeShowsWhatIsGeneratedForItsExample() throws IOException {
        final List<JavaFileObject> example = new ArrayList<>();
        for (String name : List.of("Book", "Bid", "BestBid")) {
            example.add(JavaFileObjects.forResource(QUICKSTART.resolve(name + ".java").toUri().toURL()));
        }
        final String readme = Files.readString(Path.of("..", "README.md"));
        final int start = readme.indexOf("public long fastSend(");
        final String shown = readme.substring(start, readme.indexOf("```", start));
        assertThat(essence(Strict.compile(example).sources().get("BookRef.java"))).contains(essence(shown));
    }

    private static String essence(String source) {
        return source.replaceAll("\\s+", " ").strip();
    }

    @Test
    void theGeneratedSourcesKeepToTheStyle(@TempDir Path directory) throws CheckstyleException {
        final List<String> violations = new ArrayList<>();
        final Checker checker = new Checker();
        checker.setModuleClassLoader(Checker.class.getClassLoader());
        checker.configure(ConfigurationLoader.loadConfiguration(
            Path.of("..", ".ci", "checkstyle.xml").toString(), new PropertiesExpander(new Properties())));
        checker.addListener(new Gathering(violations));
        checker.process(compiled.writeTo(directory));
        checker.destroy();
        assertThat(violations).isEmpty();
    }

    /** Gathers what the checker finds. */
    private record Gathering(List<String> violations) implements AuditListener {

        @Override
        public void addError(AuditEvent event) {
            violations.add(Path.of(event.getFileName()).getFileName() + ":" + event.getLine() + " "
                + event.getMessage());
        }

        @Override
        public void addException(AuditEvent event, Throwable thrown) {
            violations.add(thrown.toString());
        }

        @Override
        public void auditStarted(AuditEvent event) {
        }

        @Override
        public void auditFinished(AuditEvent event) {
        }

        @Override
        public void fileStarted(AuditEvent event) {
        }

        @Override
        public void fileFinished(AuditEvent event) {
        }
    }
}
