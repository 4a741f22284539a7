package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.annotations.MailboxKind;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A stop comes behind all that was accepted before, whoever sent it, also where the mailbox keeps order by sender. */
class StopBehindMailTest extends Fixture {

    private static final int SENDERS = 40;
    private static final int SENDS = 5;

    @ParameterizedTest
    @EnumSource(MailboxKind.class)
    @Timeout(30)
    void aCloseHandlesWhatOtherThreadsHadSent(final MailboxKind kind) throws InterruptedException {
        closeBehind(system.group("group").mailbox(kind, 1000).build());
    }

    @ParameterizedTest
    @EnumSource(MailboxKind.class)
    @Timeout(30)
    void alsoWhatWaitsOutsideOfTheRing(final MailboxKind kind) throws InterruptedException {
        closeBehind(system.group("group").mailbox(kind, 64).onFull(OnFull.spill()).build());
    }

    private void closeBehind(final Group group) throws InterruptedException {
        final AtomicInteger handled = new AtomicInteger();
        final ProbeRef target = probe(group, "target");
        for (int i = 0; i < SENDERS; i++) {
            final Thread sender = new Thread(() -> {
                for (int j = 0; j < SENDS; j++) {
                    target.send(new Probe.Act(handled::incrementAndGet));
                }
            });
            sender.start();
            sender.join();
        }
        system.close();
        assertThat(handled).hasValue(SENDERS * SENDS);
    }
}
