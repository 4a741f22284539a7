package io.rysy.samples.ticktobook.net;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.samples.ticktobook.session.CapturedDatagram;
import io.rysy.samples.ticktobook.session.Feed;
import io.rysy.samples.ticktobook.session.GeneratedSource;
import io.rysy.samples.ticktobook.session.Session;
import io.rysy.samples.ticktobook.session.SessionScan;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PublisherTest {
    private static final Session SESSION = () -> new GeneratedSource(1, 5_000);

    private final Map<Integer, FeedSocket> sockets = new HashMap<>();
    private final Map<Integer, List<Integer>> received = new HashMap<>();

    @AfterEach
    void closeSockets() throws IOException {
        for (final FeedSocket socket : sockets.values()) {
            socket.close();
        }
    }

    @Test
    void atFullPaceEveryDatagramArrivesInOrderOnItsFeed() throws Exception {
        final Publisher publisher = publish(SESSION, Pacer.UNPACED);

        assertThat(received).isEqualTo(sent(SESSION));
        assertThat(publisher.failure()).isNull();
        assertThat(publisher.sent()).isEqualTo(SessionScan.of(SESSION).datagrams());
        for (final int port : sockets.keySet()) {
            assertThat(sockets.get(port).datagrams()).isEqualTo(received.get(port).size());
        }
    }

    @Test
    void atAMultipleOfTheRecordedPaceASessionTakesItsTime() throws Exception {
        final Session session = () -> new GeneratedSource(1, 400);
        final long recorded = duration(session);

        final long start = System.nanoTime();
        publish(session, 2);
        final long taken = System.nanoTime() - start;

        assertThat(taken).isGreaterThanOrEqualTo(recorded / 2);
        assertThat(received).isEqualTo(sent(session));
    }

    @Test
    void aReaderThatHasStoppedHoldsThePublisherUpForABoundedTime() throws Exception {
        final Session session = () -> new GeneratedSource(1, Publisher.WINDOW + 1);
        final Publisher publisher = new Publisher(session, new Pacer(Pacer.UNPACED));
        for (final Feed feed : SessionScan.of(session).feeds()) {
            sockets.put(feed.port(), new FeedSocket());
            publisher.add(feed.port(), sockets.get(feed.port()));
        }
        publisher.run();
        publisher.close();

        assertThat(publisher.sent()).isEqualTo(SessionScan.of(session).datagrams());
        assertThat(publisher.stalls()).isPositive();
    }

    @Test
    void aSessionThatCannotBeReadIsReported() throws Exception {
        final Publisher publisher = new Publisher(() -> {
            throw new IOException("no session");
        }, new Pacer(1));
        publisher.run();
        publisher.close();

        assertThat(publisher.isDone()).isTrue();
        assertThat(publisher.failure()).hasMessage("no session");
    }

    private Publisher publish(final Session session, final double speed) throws Exception {
        final Publisher publisher = new Publisher(session, new Pacer(speed));
        for (final Feed feed : SessionScan.of(session).feeds()) {
            final FeedSocket socket = new FeedSocket();
            socket.connect(publisher.address());
            publisher.add(feed.port(), socket);
            sockets.put(feed.port(), socket);
        }
        final Thread thread = new Thread(publisher, "publisher");
        thread.start();
        while (read() < publisher.sent() || !publisher.isDone()) {
            Thread.onSpinWait();
        }
        thread.join();
        publisher.close();
        return publisher;
    }

    private long read() throws IOException {
        final ByteBuffer buffer = ByteBuffer.allocate(2_048);
        long total = 0;
        for (final Map.Entry<Integer, FeedSocket> socket : sockets.entrySet()) {
            while (socket.getValue().read(buffer.clear())) {
                received.computeIfAbsent(socket.getKey(), port -> new ArrayList<>()).add(buffer.flip().hashCode());
            }
            total += socket.getValue().datagrams();
        }
        return total;
    }

    private static Map<Integer, List<Integer>> sent(final Session session) throws IOException {
        final Map<Integer, List<Integer>> sent = new HashMap<>();
        forEach(session, datagram -> sent.computeIfAbsent(datagram.port, port -> new ArrayList<>())
            .add(ByteBuffer.wrap(datagram.bytes, datagram.offset, datagram.length).hashCode()));
        return sent;
    }

    private static long duration(final Session session) throws IOException {
        final List<Long> times = new ArrayList<>();
        forEach(session, datagram -> times.add(datagram.timeNanos));
        return times.get(times.size() - 1) - times.get(0);
    }

    private static void forEach(final Session session, final Consumer<CapturedDatagram> consumer)
        throws IOException {
        final CapturedDatagram datagram = new CapturedDatagram();
        try (var source = session.open()) {
            while (source.next(datagram)) {
                consumer.accept(datagram);
            }
        }
    }
}
