package io.rysy.mailbox;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jol.info.ClassLayout;
import org.openjdk.jol.info.FieldLayout;

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
    void aSlotIsSmallAndHasTheLanesApart() {
        final ClassLayout layout = ClassLayout.parseClass(Slot.class);
        for (final String name : new String[] {"code", "sequence", "target", "message", "reply", "lanes"}) {
            assertThat(offset(layout, name)).as(name).isLessThan(LINE - 8);
        }
        assertThat(layout.instanceSize()).isLessThanOrEqualTo(LINE);
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
