package io.rysy.benchmarks.inlining;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;

/** Tells what the JIT compiler inlined for send, dispatch and fastSend. Ends with 1 where a claim does not hold. */
@Command(name = "inlining", mixinStandardHelpOptions = true,
    description = "Runs send, dispatch and fastSend hot in a JVM of its own, and tells what C2 inlined.")
public final class InliningCommand implements Callable<Integer> {

    /** For the command line. */
    public InliningCommand() {
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        final List<Finding> findings = findings();
        System.out.println(System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
        findings.forEach(System.out::print);
        return findings.stream().allMatch(Finding::holds) ? 0 : 1;
    }

    /**
     * Runs the program and reads what its JVM tells.
     *
     * @return what became of each claim
     */
    static List<Finding> findings() throws IOException, InterruptedException {
        final List<InlinedCall> calls = InlinedCall.read(output());
        return Stream.of(Claim.values()).map(each -> each.check(calls)).collect(Collectors.toList());
    }

    private static List<String> output() throws IOException, InterruptedException {
        final Process process = new ProcessBuilder(
            ProcessHandle.current().info().command().orElse("java"),
            "-XX:+UnlockDiagnosticVMOptions", "-XX:+PrintInlining",
            "-cp", System.getProperty("java.class.path"), Hot.class.getName())
            .redirectErrorStream(true).start();
        final String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException("the program failed:\n" + output);
        }
        return output.lines().collect(Collectors.toList());
    }
}
