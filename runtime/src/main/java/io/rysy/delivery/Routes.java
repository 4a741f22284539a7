package io.rysy.delivery;

import java.util.Arrays;

/**
 * The routes to the handlers of an actor: made when they are first used, and then found by a load. The array that holds
 * them grows, and what is in it never changes: a thread that does not see what another has made asks here again.
 */
final class Routes {

    /** Those of an actor that was never sent anything. */
    static final Route[] NONE = {};

    private Routes() {
    }

    /** Where the route to a handler lies, for messages with a reply or without. */
    static int index(final int handler, final boolean withReply) {
        return 2 * handler + (withReply ? 1 : 0);
    }

    /** The array with the route that is missing at an index. Under the cell's lock. */
    static Route[] with(final Route[] known, final int index, final Cell cell, final boolean lanes) {
        final Route[] routes =
            index < known.length ? known : Arrays.copyOf(known, Math.max(index + 1, 2 * known.length));
        if (routes[index] == null) {
            routes[index] = new Route(cell, index / 2, index % 2 != 0, lanes);
        }
        return routes;
    }
}
