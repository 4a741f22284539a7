package io.rysy.samples.ticktobook;

import io.rysy.Group;
import io.rysy.samples.ticktobook.net.Pacer;
import io.rysy.samples.ticktobook.session.DatagramSource;
import io.rysy.samples.ticktobook.session.Feed;
import io.rysy.samples.ticktobook.session.Session;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import org.agrona.collections.Int2ObjectHashMap;

/** One reader takes the session's datagrams from where they are, in their order. */
final class DirectInput implements Input {
    private final Int2ObjectHashMap<DirectReader.Route> routes = new Int2ObjectHashMap<>();
    private final AtomicLong read = new AtomicLong();
    private final DatagramSource source;
    private final Pacer pacer;
    private final Group group;
    private final long total;

    /** Reads {@code total} datagrams on the thread of a group. */
    DirectInput(final Session session, final long total, final Pacer pacer, final Group group) throws IOException {
        this.source = session.open();
        this.total = total;
        this.pacer = pacer;
        this.group = group;
    }

    /** Says where the datagrams of a feed go to. */
    void add(final Feed feed, final Handover arbiter) {
        routes.put(feed.port(), new DirectReader.Route(feed.index(), arbiter));
    }

    @Override
    public void start() {
        DirectReaderRef.spawn(group, "reader", ctx -> new DirectReader(source, routes, pacer, read));
    }

    @Override
    public long read() {
        return read.get();
    }

    @Override
    public boolean isDone() {
        return read() == total;
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
