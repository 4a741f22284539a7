package io.rysy.benchmarks.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.rysy.benchmarks.tables.work.Workload;
import java.util.stream.Stream;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CatalogTest {

    static Stream<String> ids() {
        return Catalog.arms().stream().map(Arm::id);
    }

    @Test
    void everyArmHasANameOfItsOwn() {
        assertThat(ids()).doesNotHaveDuplicates();
    }

    @Test
    void anUnknownArmIsRefused() {
        assertThatThrownBy(() -> Catalog.arm("table5/none")).isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("table5/none");
    }

    /** A workload that loses work throws. */
    @ParameterizedTest
    @MethodSource("ids")
    @Timeout(60)
    void everyArmDoesTheWorkItIsAskedFor(final String id) {
        final Histogram samples = new Histogram(3);
        try (Workload workload = Catalog.arm(id).workload().get()) {
            final int count = workload.unit() * 2;
            assertThat(workload.run(count, null)).isPositive();
            assertThat(workload.run(count, samples)).isPositive();
            assertThat(samples.getTotalCount()).isEqualTo(count);
        }
    }
}
