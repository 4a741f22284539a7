package io.rysy.mailbox;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jol.info.ClassLayout;
import org.openjdk.jol.info.FieldLayout;
import org.openjdk.jol.vm.VM;

/** Where the fields lie in memory, on the virtual machine that runs the test. */
class MailboxLayoutTest {

    /** Two cache lines of 64 bytes: the processor fetches them in pairs. */
    private static final long APART = 128;

    private static final long LINE = 64;

    @ParameterizedTest
    @ValueSource(classes = {Lane.class, Ring.class})
    void lockTailAndHeadShareNoCacheLineWithEachOtherOrAnythingElse(final Class<?> ring) {
        final ClassLayout layout = ClassLayout.parseClass(ring);
        assertThat(offset(layout, "lock")).isGreaterThanOrEqualTo(APART);
        assertThat(offset(layout, "tail") - offset(layout, "lock")).isGreaterThanOrEqualTo(APART);
        assertThat(offset(layout, "head") - offset(layout, "tail")).isGreaterThanOrEqualTo(APART);
        for (final FieldLayout field : layout.fields()) {
            final String name = field.name();
            if (!isHot(name) && !field.classShortName().matches(".*(Gap|Pad|Right)")) {
                for (final String hot : new String[] {"lock", "tail", "head"}) {
                    assertThat(Math.abs(field.offset() - offset(layout, hot))).as(name + " and " + hot)
                        .isGreaterThanOrEqualTo(LINE);
                }
            }
        }
    }

    @Test
    void eightMessagesLieOnACacheLineAndNoneWithTheLengthOfTheArrayOrAnotherObject() {
        final Slots slots = new Slots(64);
        final ClassLayout layout = ClassLayout.parseInstance(slots.pairs);
        final long first = VM.current().arrayBaseOffset("java.lang.Object");
        final long reference = VM.current().arrayIndexScale("java.lang.Object");
        assertThat(8 * 2 * reference).isLessThanOrEqualTo(2 * LINE);
        assertThat(Slots.pair(0) * reference).isGreaterThanOrEqualTo(LINE);
        assertThat(layout.instanceSize() - first - Slots.pair(64) * reference).isGreaterThanOrEqualTo(LINE);
        assertThat(Slots.pair(1) - Slots.pair(0)).isEqualTo(2);
    }

    private static boolean isHot(final String name) {
        return switch (name) {
            case "lock", "tail", "limit", "head", "bound" -> true;
            default -> false;
        };
    }

    private static long offset(final ClassLayout layout, final String name) {
        return layout.fields().stream().filter(field -> field.name().equals(name)).findFirst().orElseThrow().offset();
    }
}
