package io.rysy.benchmarks.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class FiguresTest {

    @Test
    void figuresComeBackFromTheirLine() {
        final Map<String, Double> figures = new TreeMap<>(Map.of("p50", 12.5, "max", 1234567.0, "gcPauses", 0.0));

        assertThat(Figures.fromJson(Figures.toJson(figures))).isEqualTo(figures);
    }

    @Test
    void anotherLineHasNone() {
        assertThat(Figures.fromJson("Exception in thread main")).isEmpty();
    }

    @Test
    void numbersHaveFiveDigits() {
        assertThat(Json.format(12.345678)).isEqualTo("12.346");
        assertThat(Json.format(1234567.8)).isEqualTo("1234568");
        assertThat(Json.format(0)).isEqualTo("0");
        assertThat(Json.format(Double.NaN)).isEqualTo("null");
    }

    @Test
    void textsAreEscaped() {
        assertThat(new Json(true).beginObject().text("a", "say \"b\"\n").beginArray("c").number(1).number(2).endArray()
            .endObject()).hasToString("{\"a\":\"say \\\"b\\\"\\u000a\",\"c\":[1,2]}");
    }

    @Test
    void onlyPausesOfTheMeasurementCount() {
        final Map<String, Double> figures = new TreeMap<>(Map.of("begun", 1000.0, "ended", 3000.0));

        GcLog.addTo(figures, List.of(
            "[0.500s] GC(0) Pause Young (Normal) (G1 Evacuation Pause) 20M->5M(96M) 9.000ms",
            "[1.500s] GC(1) Pause Young (Normal) (G1 Evacuation Pause) 20M->5M(96M) 2.500ms",
            "[1.600s] GC(2) Concurrent Mark Cycle 12.500ms",
            "[2.500s] GC(2) Pause Remark 20M->5M(96M) 1.500ms",
            "[3.500s] GC(3) Pause Cleanup 20M->20M(96M) 0.100ms"));

        assertThat(figures).containsEntry("gcPauses", 2.0).containsEntry("gcPauseMillis", 4.0)
            .containsEntry("gcLongestPauseMillis", 2.5).containsEntry("gcPauseMillisPerSecond", 2.0);
    }
}
