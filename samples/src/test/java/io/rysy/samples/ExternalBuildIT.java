package io.rysy.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A project outside of this build, built and run by a Maven of its own against the artifacts of this one, on the JDK
 * that runs this one. They are installed into a local repository of the test's; plugins and libraries come from the
 * one of this build, so that nothing has to be fetched.
 */
@Timeout(600)
class ExternalBuildIT {
    private static final String VERSION = System.getProperty("rysy.version");
    private static final Path PROJECTS = Path.of("src", "it");
    private static final Path WORK = Path.of("target", "external").toAbsolutePath();
    private static final Path REPOSITORY = WORK.resolve("repository");
    private static final Path SETTINGS = WORK.resolve("settings.xml");
    private static final Path PROJECT = WORK.resolve("desk");
    private static final Path CLASSES = PROJECT.resolve("target/classes/com/example/desk");
    private static final Path GENERATED =
        PROJECT.resolve("target/generated-sources/annotations/com/example/desk");

    @BeforeEach
    void install() throws IOException {
        delete(PROJECT);
        delete(REPOSITORY.resolve("io/rysy"));
        install("rysy-parent", Path.of(".."), false);
        install("rysy-annotations", Path.of("..", "annotations"), true);
        install("rysy-processor", Path.of("..", "processor"), true);
        install("rysy-runtime", Path.of("..", "runtime"), true);
        final String repository = """
            <id>near</id>
            <url>%s</url>
            <releases><checksumPolicy>ignore</checksumPolicy></releases>
            <snapshots><enabled>false</enabled></snapshots>
            """.formatted(Path.of(System.getProperty("rysy.repository")).toUri());
        Files.writeString(SETTINGS, """
            <settings>
              <localRepository>%1$s</localRepository>
              <profiles>
                <profile>
                  <id>near</id>
                  <repositories><repository>%2$s</repository></repositories>
                  <pluginRepositories><pluginRepository>%2$s</pluginRepository></pluginRepositories>
                </profile>
              </profiles>
              <activeProfiles><activeProfile>near</activeProfile></activeProfiles>
            </settings>
            """.formatted(REPOSITORY, repository));
    }

    @Test
    void isBuiltRunChangedAndBuiltAgain() throws IOException, InterruptedException {
        copy("desk");
        assertThat(buildAndRun()).contains("position 5, fills 2");
        assertThat(CLASSES.resolve("AuditorRef.class")).exists();
        final String untouched = Files.readString(GENERATED.resolve("AuditorRef.java"));

        assertThat(buildAndRun()).contains("Nothing to compile", "position 5, fills 2");

        copy("desk-changed");
        assertThat(buildAndRun()).contains("position 5 for 503, fills 2");
        assertThat(GENERATED.resolve("AuditorRef.java")).hasContent(untouched);

        copy("desk-without-auditor");
        Files.delete(PROJECT.resolve("src/main/java/com/example/desk/Auditor.java"));
        assertThat(buildAndRun()).contains("position 2, nobody counts");
        assertThat(CLASSES.resolve("AuditorRef.class")).doesNotExist();
        assertThat(CLASSES.resolve("PositionRef.class")).exists();
    }

    private static String buildAndRun() throws IOException, InterruptedException {
        final Path home = Path.of(System.getProperty("rysy.maven"));
        final Path output = WORK.resolve("output.log");
        final ProcessBuilder maven = new ProcessBuilder(
            (Files.isDirectory(home) ? home.resolve("bin").resolve("mvn").toString() : "mvn"),
            "-B", "-s", SETTINGS.toString(), "-Drysy.version=" + VERSION, "compile", "exec:java")
            .directory(PROJECT.toFile()).redirectErrorStream(true).redirectOutput(output.toFile());
        maven.environment().put("JAVA_HOME", System.getProperty("java.home"));
        maven.environment().remove("MAVEN_OPTS");
        maven.environment().remove("MAVEN_ARGS");
        final int code = maven.start().waitFor();
        final String said = Files.readString(output, StandardCharsets.UTF_8);
        assertThat(code).as(said).isZero();
        return said;
    }

    /** As {@code mvn install} would, but not into the repository of whoever runs this build. */
    private static void install(final String artifact, final Path module, final boolean jar) throws IOException {
        final Path target = REPOSITORY.resolve("io/rysy").resolve(artifact).resolve(VERSION);
        final String name = artifact + "-" + VERSION;
        Files.createDirectories(target);
        Files.copy(module.resolve("pom.xml"), target.resolve(name + ".pom"));
        if (jar) {
            Files.copy(module.resolve("target").resolve(name + ".jar"), target.resolve(name + ".jar"));
        }
    }

    private static void copy(final String project) throws IOException {
        final Path from = PROJECTS.resolve(project);
        for (final Path file : tree(from)) {
            final Path to = PROJECT.resolve(from.relativize(file).toString());
            if (Files.isDirectory(file)) {
                Files.createDirectories(to);
            } else {
                Files.copy(file, to, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    private static void delete(final Path root) throws IOException {
        if (Files.exists(root)) {
            final List<Path> files = tree(root);
            files.sort(Comparator.reverseOrder());
            for (final Path file : files) {
                Files.delete(file);
            }
        }
    }

    private static List<Path> tree(final Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return new ArrayList<>(files.toList());
        }
    }
}
