package io.rysy.samples.ticktobook;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.samples.ticktobook.feed.FeedMerge;
import io.rysy.samples.ticktobook.session.CapturedDatagram;
import io.rysy.samples.ticktobook.session.GeneratedSource;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** From datagram to order, through five actors joined by fastSend, nothing is allocated. */
class PathAllocationTest {
    private static final int WARM_UP = 40_000;
    private static final int MEASURED = 20_000;

    private final CapturedDatagram captured = new CapturedDatagram();
    private final Datagram datagram = new Datagram();

    @Test
    void thePathAllocatesNothing() {
        try (ActorSystem system = ActorSystem.create("test")) {
            final Group orders = system.group("orders").build();
            final Group books = system.group("books").build();
            final OrderGatewayRef gateway = OrderGatewayRef.spawnAs(orders, "gateway", ctx -> new Accepting());
            final ChannelActors channel = ChannelActors.spawn(books, 310,
                merged -> FeedMerge.ofRecording(2, merged), TopRecorder.NONE, gateway);
            books.start();
            orders.start();
            final GeneratedSource source = new GeneratedSource(1, WARM_UP + MEASURED);
            play(source, channel.arbiter(), WARM_UP);

            final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            final long before = threads.getCurrentThreadAllocatedBytes();
            final int packets = play(source, channel.arbiter(), MEASURED);
            final long allocated = threads.getCurrentThreadAllocatedBytes() - before;

            assertThat(packets).isEqualTo(MEASURED);
            assertThat(allocated).as("bytes for %d datagrams", packets).isLessThan(packets / 10);
        }
    }

    private int play(final GeneratedSource source, final FeedArbiterRef arbiter, final int count) {
        int played = 0;
        while (played < count && source.next(captured)) {
            datagram.feed = captured.port == GeneratedSource.PORT_A ? 0 : 1;
            datagram.readNanos = System.nanoTime();
            datagram.put(captured.bytes, captured.offset, captured.length);
            arbiter.fastSend(datagram);
            played++;
        }
        return played;
    }

    private static final class Accepting implements OrderGatewayRef.Handlers {
        @Override
        public void onOrder(final int channel, final int securityId, final long price, final int lots,
            final long readNanos, final boolean onTrade) {
        }
    }
}
