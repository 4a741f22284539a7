package io.rysy.samples;

import io.rysy.samples.doubles.Doubles;
import io.rysy.samples.quickstart.Quickstart;
import io.rysy.samples.ticktobook.TickToBook;
import java.io.IOException;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The command line of the samples. Ends with 0 where all went well, with 2 and one line on bad arguments and on files
 * that cannot be read or written, and with 1 on anything else.
 */
@Command(name = "rysy-samples", mixinStandardHelpOptions = true,
    subcommands = {Quickstart.class, Doubles.class, TickToBook.class}, description = "Programs that show Rysy at work.")
public final class Main implements Runnable {
    @Spec
    private CommandSpec spec;

    /**
     * Runs one sample.
     *
     * @param args its name, then its options
     */
    public static void main(final String[] args) {
        System.exit(run(args));
    }

    /**
     * Runs one sample in this virtual machine.
     *
     * @param args its name, then its options
     * @return the exit code
     */
    static int run(final String... args) {
        return new CommandLine(new Main())
            .setParameterExceptionHandler(Main::onBadArguments)
            .setExecutionExceptionHandler(Main::onFailure)
            .execute(args);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "say which sample to run: "
            + String.join(" or ", spec.subcommands().keySet()));
    }

    private static int onBadArguments(final ParameterException e, final String... args) {
        print(e.getCommandLine().getErr(), e);
        return CommandLine.ExitCode.USAGE;
    }

    private static int onFailure(final Exception e, final CommandLine command,
        final CommandLine.ParseResult parsed) throws Exception {
        if (e instanceof IOException) {
            print(command.getErr(), e);
            return CommandLine.ExitCode.USAGE;
        }
        throw e;
    }

    private static void print(final PrintWriter err, final Exception e) {
        err.println(String.valueOf(e.getMessage()).lines().findFirst().orElse(""));
        err.flush();
    }
}
