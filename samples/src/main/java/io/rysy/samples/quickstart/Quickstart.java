package io.rysy.samples.quickstart;

import io.rysy.ActorSystem;
import io.rysy.Group;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command that runs the first example. */
@Command(name = "quickstart", mixinStandardHelpOptions = true,
    description = "One actor: messages that it handles later, a question that it answers at once.")
public final class Quickstart implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    /**
     * Runs it.
     *
     * @return 0
     */
    @Override
    public Integer call() {
        final PrintWriter out = spec.commandLine().getOut();
        try (ActorSystem system = ActorSystem.create("quickstart")) {
            final Group group = system.group("market-data").build();
            final BookRef book = BookRef.spawn(group, "book", ctx -> new Book());
            group.start();

            book.send(new Bid(100, 5));
            book.send(new Bid(101, 2));
            final long later = book.ask(new BestBid()).toCompletableFuture().join();
            out.println("best bid, asked behind the bids in the mailbox: " + later);

            book.fastSend(new Bid(102, 1));
            final long now = book.fastSend(new BestBid());
            out.println("best bid, called on this thread: " + now);
        }
        out.flush();
        return 0;
    }
}
