package io.rysy.samples.ticktobook;

import io.rysy.annotations.Actor;
import io.rysy.annotations.OnPoll;
import io.rysy.samples.ticktobook.net.Pacer;
import io.rysy.samples.ticktobook.session.CapturedDatagram;
import io.rysy.samples.ticktobook.session.DatagramSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicLong;
import org.agrona.collections.Int2ObjectHashMap;

/** Stands in for the readers of all sockets: takes a session's datagrams as they are due, without a socket. */
@Actor
final class DirectReader {
    private static final int BURST = 16;

    private final DatagramSource source;
    private final Int2ObjectHashMap<Route> routes;
    private final Pacer pacer;
    private final AtomicLong read;
    private final CapturedDatagram captured = new CapturedDatagram();
    private boolean pending;

    /** Reads a source to its end; {@code read} is told how many datagrams have been handed over. */
    DirectReader(final DatagramSource source, final Int2ObjectHashMap<Route> routes, final Pacer pacer,
        final AtomicLong read) {
        this.source = source;
        this.routes = routes;
        this.pacer = pacer;
        this.read = read;
    }

    @OnPoll
    int poll() {
        int count = 0;
        while (count < BURST && isPending() && handOver(System.nanoTime())) {
            count++;
        }
        return count;
    }

    private boolean isPending() {
        try {
            pending = pending || source.next(captured);
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
        return pending;
    }

    private boolean handOver(final long now) {
        final Route route = routes.get(captured.port);
        final Datagram datagram = route.arbiter.free();
        if (datagram == null || pacer.untilDue(captured.timeNanos, now) > 0) {
            return false;
        }
        datagram.feed = route.feed;
        datagram.readNanos = now;
        datagram.put(captured.bytes, captured.offset, captured.length);
        route.arbiter.handOver(datagram);
        read.lazySet(read.get() + 1);
        pending = false;
        return true;
    }

    /** Where the datagrams of one feed go to. */
    record Route(int feed, Handover arbiter) {
    }
}
