package io.rysy.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jol.info.ClassLayout;
import org.openjdk.jol.info.FieldLayout;

/** Where the fields of groups and cells lie in memory, on the virtual machine that runs the test. */
class DeliveryLayoutTest {

    private static final long LINE = 64;
    private static final List<String> LOCK =
        List.of("owner", "waiting", "guard", "carrier", "unhindered", "bit");

    @Test
    void theLockOfAGroupSharesNoLineWithWhatItsHolderWritesInEachTurnNorWithAnythingElse() {
        final ClassLayout layout = ClassLayout.parseClass(GroupCore.class);
        assertApart(layout, LOCK, List.of("internalMail"));
    }

    @Test
    void theWordsOfATurnShareNoLineWithWhatSendersRead() {
        final ClassLayout layout = ClassLayout.parseClass(Cell.class);
        assertApart(layout, List.of("mark", "completions", "cycles", "interrupted", "interruptions"), List.of());
    }

    /** No other field, but for pads, is on a line with one of the group; fields of a second group are together too. */
    private static void assertApart(final ClassLayout layout, final List<String> one, final List<String> other) {
        for (final FieldLayout field : layout.fields()) {
            final boolean isPad = field.name().matches("[a-z]\\d+|gap");
            final List<String> own = one.contains(field.name()) ? one : other.contains(field.name()) ? other : null;
            for (final FieldLayout against : layout.fields()) {
                final boolean hot = one.contains(against.name()) || other.contains(against.name());
                if (!isPad && hot && (own == null || !own.contains(against.name()))) {
                    assertThat(Math.abs(field.offset() - against.offset()))
                        .as(field.name() + " and " + against.name())
                        .isGreaterThanOrEqualTo(LINE);
                }
            }
        }
        assertThat(layout.fields().stream().map(FieldLayout::name)).containsAll(one).containsAll(other);
    }
}
