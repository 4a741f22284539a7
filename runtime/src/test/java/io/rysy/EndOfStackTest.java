package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A caller at the end of its stack that has to wait: it is refused before anybody knows of it, or gets its turn. */
@Timeout(60)
class EndOfStackTest {

    @ParameterizedTest
    @EnumSource(names = {"CALLER", "OWNER"})
    void itIsNotLeftInLine(final SyncExecution execution) throws IOException, InterruptedException {
        final Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xint", "-cp", System.getProperty("java.class.path"), EndOfStack.class.getName(), execution.name())
            .inheritIO().start();

        try {
            assertThat(process.waitFor(40, TimeUnit.SECONDS)).as("it comes to its end").isTrue();
            assertThat(process.exitValue()).isZero();
        } finally {
            process.destroyForcibly();
        }
    }
}
