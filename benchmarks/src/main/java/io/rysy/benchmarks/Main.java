package io.rysy.benchmarks;

import io.rysy.benchmarks.compile.CompileCostCommand;
import io.rysy.benchmarks.inlining.InliningCommand;
import io.rysy.benchmarks.quiet.Quiet;
import io.rysy.benchmarks.soak.SoakCommand;
import io.rysy.benchmarks.tables.ArmCommand;
import io.rysy.benchmarks.tables.PaperTables;
import io.rysy.benchmarks.wakeups.WakeUpsCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Unmatched;

/** The entry of the executable jar. */
@Command(name = "rysy-benchmarks", mixinStandardHelpOptions = true, version = "0.1.0-SNAPSHOT",
    description = "Measures Rysy, and stresses it.",
    subcommands = {Main.Jmh.class, Main.Jcstress.class, PaperTables.class, ArmCommand.class, SoakCommand.class,
        WakeUpsCommand.class, CompileCostCommand.class, InliningCommand.class, ReadmeCommand.class})
public final class Main implements Runnable {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    private Main() {
    }

    /**
     * Runs a subcommand.
     *
     * @param arguments the subcommand and what it takes
     */
    public static void main(final String[] arguments) {
        System.exit(new CommandLine(new Main()).execute(arguments));
    }

    @Override
    public void run() {
        throw new CommandLine.ParameterException(spec.commandLine(), "Say which subcommand to run.");
    }

    /** Hands its arguments to JMH. */
    @Command(name = "jmh", description = "Runs the micro-benchmarks; takes JMH's own arguments (-h for its help).")
    static final class Jmh implements Callable<Integer> {

        private static final String JVM_ARGUMENTS = "-jvmArgsPrepend";

        @Option(names = "--no-wait", description = "does not wait for the machine to be quiet, before each iteration")
        private boolean atOnce;

        @Unmatched
        private String[] arguments = {};

        @Override
        public Integer call() throws Exception {
            final List<String> all = new ArrayList<>(List.of(arguments));
            if (!atOnce && !all.contains(JVM_ARGUMENTS) && all.stream().noneMatch(Jmh::isQuestion)) {
                all.addAll(List.of(JVM_ARGUMENTS, "-D" + Quiet.PROPERTY + "=" + Quiet.learn().best()));
            }
            org.openjdk.jmh.Main.main(all.toArray(new String[0]));
            return 0;
        }

        private static boolean isQuestion(final String argument) {
            return argument.equals("-h") || argument.startsWith("-l");
        }
    }

    /**
     * Hands its arguments to jcstress. Its forks get more heap than they would by default: most states are actor
     * systems of some ten kilobytes, and ten thousand of them are alive at a time.
     */
    @Command(name = "jcstress", description = "Runs the concurrency stress tests; takes jcstress's own arguments.")
    static final class Jcstress implements Callable<Integer> {

        private static final String HEAP = "-hs";

        @Unmatched
        private String[] arguments = {};

        @Override
        public Integer call() throws Exception {
            final List<String> all = new ArrayList<>(List.of(arguments));
            if (!all.contains(HEAP)) {
                all.addAll(List.of(HEAP, "1024"));
            }
            org.openjdk.jcstress.Main.main(all.toArray(new String[0]));
            return 0;
        }
    }
}
