package io.rysy.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.annotations.Actor;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.agrona.concurrent.Agent;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Actors in a module of their own. */
class ModuleTest {

    private static final String GENERATED = "@Generated(\"io.rysy.processor.RysyProcessor\")";

    @TempDir
    private static Path libraries;

    private static List<File> modulePath;

    @TempDir
    private Path directory;

    /** The jars name their modules as those of the build do: see the projects' descriptors. */
    @BeforeAll
    static void makeJars() throws IOException {
        modulePath = List.of(
            jar("io.rysy.annotations", TestRuntime.home(Actor.class).toPath()),
            jar("io.rysy.runtime", TestRuntime.runtimeClasses().toPath()),
            TestRuntime.home(Agent.class));
    }

    @Test
    void aModuleThatDoesNotReadTheCompilersHasNoGeneratedAnnotation() throws Exception {
        final Workspace workspace = module("");
        workspace.javac().succeeds();
        assertThat(workspace.generated()).containsOnlyKeys("p/BookRef.java", "p/BookCell.java", "p/QuotePool.java");
        assertThat(workspace.generated().values())
            .allSatisfy(source -> assertThat(source).contains("@GeneratedByRysy").doesNotContain("@Generated("));
        assertThat(run(workspace)).isEqualTo("7\n");
    }

    @Test
    void aModuleThatReadsTheCompilersHasIt() throws Exception {
        final Workspace workspace = module("requires java.compiler;");
        workspace.javac().succeeds();
        assertThat(workspace.generated().values())
            .allSatisfy(source -> assertThat(source).contains("@GeneratedByRysy", GENERATED));
        assertThat(run(workspace)).isEqualTo("7\n");
    }

    @Test
    void aModuleThatReadsTheCompilersByAnotherHasItToo() {
        final Workspace workspace = module("requires jdk.compiler;");
        workspace.javac().succeeds();
        assertThat(workspace.generated().values()).allSatisfy(source -> assertThat(source).contains(GENERATED));
    }

    private Workspace module(String more) {
        return new Workspace(directory).withModules(modulePath)
            .write("module-info.java", """
                @SuppressWarnings("requires-automatic")
                module user {
                    requires io.rysy.annotations;
                    requires io.rysy.runtime;
                    %s
                }
                """.formatted(more))
            .write("p/Quote.java", """
                package p;
                @io.rysy.annotations.Message(pool = 4) class Quote { private long price;
                    void price(long to) { price = to; } long price() { return price; } }
                """)
            .write("p/Book.java", """
                package p;
                import io.rysy.annotations.*;
                @Actor final class Book {
                    private long best;
                    @Handler void on(Quote quote) { best = quote.price(); }
                    @Handler long best(String query) { return best; }
                }
                """)
            .write("p/Main.java", """
                package p;
                import io.rysy.*;
                public final class Main {
                    public static void main(String[] args) {
                        try (ActorSystem system = ActorSystem.create("test")) {
                            final Group group = system.group("group").build();
                            final BookRef book = BookRef.spawn(group, "book", context -> new Book());
                            final Quote quote = QuotePool.of(system).acquire();
                            quote.price(7);
                            book.send(quote);
                            group.doWork();
                            System.out.print(book.fastSend("best") + "\\n");
                        }
                    }
                }
                """);
    }

    private static String run(Workspace workspace) throws IOException, InterruptedException {
        final List<File> path = Stream.concat(
            Stream.of(workspace.classDirectory().toFile()), modulePath.stream()).toList();
        final Process process = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-p",
            String.join(File.pathSeparator, path.stream().map(File::getAbsolutePath).toList()), "-m", "user/p.Main")
            .redirectErrorStream(true).start();
        final String output = new String(process.getInputStream().readAllBytes());
        process.waitFor();
        return output;
    }

    private static File jar(String module, Path content) throws IOException {
        final Path jar = libraries.resolve(module + ".jar");
        if (Files.isRegularFile(content)) {
            Files.copy(content, jar);
            return jar.toFile();
        }
        final Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Automatic-Module-Name", module);
        try (OutputStream out = Files.newOutputStream(jar);
             JarOutputStream entries = new JarOutputStream(out, manifest);
             Stream<Path> tree = Files.walk(content)) {
            for (Path file : tree.filter(Files::isRegularFile).toList()) {
                entries.putNextEntry(new JarEntry(content.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, entries);
                entries.closeEntry();
            }
        }
        return jar.toFile();
    }
}
