package io.rysy.benchmarks.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BarsTest {

    private final Map<String, Row> rows = new LinkedHashMap<>();

    private void row(final String id, final double... amortised) {
        final Row row = new Row(Catalog.arm(id));
        for (int round = 0; round < amortised.length; round++) {
            final double value = amortised[round];
            row.add(round, Map.of("amortised", value, "p50", value, "p99", value, "p999", value, "p9999", value,
                "max", value, "throughput", 1e9 / value, "gcPauseMillisPerSecond", 0.0));
        }
        rows.put(id, row);
    }

    private Bar bar(final String name) {
        return Bars.of(rows).stream().filter(bar -> bar.name().startsWith(name)).findFirst().orElseThrow();
    }

    @Test
    void theMedianOfTheRoundsIsHeldAgainstTheBound() {
        row("table5/grouped/Rysy, internal queue", 90, 15, 16);

        final Bar grouped = bar("grouped round trip, internal queue");

        assertThat(grouped.value()).isEqualTo(16);
        assertThat(grouped.isMet()).isTrue();
    }

    @Test
    void aRatioIsTakenOfTwoRowsRoundByRound() {
        row("table5/spinning/Rysy LOCK_FREE", 160, 700, 150);
        row("table5/spinning/floor: two cache lines", 100, 400, 100);

        final Bar spinning = bar("spinning");

        assertThat(spinning.value()).isEqualTo(1.6);
        assertThat(spinning.isMet()).isFalse();
    }

    @Test
    void aBarWithoutFiguresIsNotMet() {
        assertThat(Bars.of(rows)).noneMatch(Bar::isMet);
    }

    @Test
    void theBestMailboxComesFirst() {
        row("table7/burst of 256/Rysy BLOCKING", 30);
        row("table7/burst of 256/Rysy BATCHED", 20);

        final Choice bursts = Choice.of(rows.values()).stream()
            .filter(choice -> choice.regime().equals(Catalog.BURST)).findFirst().orElseThrow();

        assertThat(bursts.kinds()).isEqualTo(List.of("BATCHED 20", "BLOCKING 30"));
    }

    @Test
    void theChartShowsEveryRowThatHasFigures() {
        row("table5/grouped/Rysy, internal queue", 16);
        row("table7/burst of 256/Rysy BATCHED", 20);

        assertThat(Chart.of(rows.values())).startsWith("<svg").contains("Rysy, internal queue", "Rysy BATCHED")
            .doesNotContain("NaN");
    }
}
