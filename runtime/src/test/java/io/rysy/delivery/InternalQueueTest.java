package io.rysy.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class InternalQueueTest {

    private static final int BOUND = 32;

    /** Steps above 0 add that many messages, those below remove as many: through empty, grown and full. */
    @Property
    void itIsAQueue(@ForAll @Size(max = 200) final List<@IntRange(min = -20, max = 20) Integer> steps) {
        final InternalQueue queue = new InternalQueue(BOUND);
        final ArrayDeque<Object> expected = new ArrayDeque<>();
        int next = 0;
        for (final int step : steps) {
            for (int i = 0; i < step; i++) {
                final Integer message = next++;
                final Object reply = message % 3 == 0 ? "reply " + message : null;
                final boolean added = message % 2 == 0 ? queue.add(null, message, message, reply)
                    : queue.addLanes(null, message, reply, message, 1L, 2L, 3L, 4L, 5L);
                assertThat(added || expected.size() >= BOUND).as("room for %s", message).isTrue();
                assertThat(expected.size()).as("the bound, and one that waits alone").isLessThanOrEqualTo(BOUND + 1);
                if (added) {
                    expected.add(message);
                }
            }
            for (int i = step; i < 0 && !expected.isEmpty(); i++) {
                assertOldest(queue, (int) expected.remove());
            }
            assertThat(queue.size()).isEqualTo(expected.size());
            assertThat(queue.isEmpty()).isEqualTo(expected.isEmpty());
        }
    }

    private static void assertOldest(final InternalQueue queue, final int number) {
        final Slot slot = queue.peek();
        assertThat(slot.code & ~Cell.LANES).isEqualTo(number);
        assertThat(slot.reply).isEqualTo(number % 3 == 0 ? "reply " + number : null);
        if (number % 2 == 0) {
            assertThat(slot.message).isEqualTo(number);
        } else {
            assertThat(slot.code & Cell.LANES).isNotZero();
            assertThat(slot.lanes.lane0).isEqualTo(number);
            assertThat(slot.lanes.lane5).isEqualTo(5L);
        }
        slot.clear();
        queue.remove();
        assertThat(slot.message).isNull();
        assertThat(slot.reply).isNull();
    }
}
