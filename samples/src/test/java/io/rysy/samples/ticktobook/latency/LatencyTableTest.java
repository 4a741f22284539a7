package io.rysy.samples.ticktobook.latency;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LatencyTableTest {
    private final LatencyRecorder published = new LatencyRecorder();
    private final LatencyTable table = new LatencyTable(published, new LatencyRecorder());

    @Test
    void eachStreamHasItsOwnRows() {
        for (int nanos = 1; nanos <= 1_000; nanos++) {
            published.record(Stream.BOOK, nanos);
        }

        assertThat(table.text().lines()).hasSize(5);
        assertThat(table.text().lines().toList().get(1).strip().split(" +")).containsExactly("book", "socket", "read",
            "to", "book", "published", "1,000", "500", "900", "990", "999", "1,000", "1,000");
        assertThat(table.text().lines().toList().get(4))
            .startsWith("trade  socket read to order written")
            .endsWith(" 0");
    }

    @Test
    void theSameIsGivenAsValues() {
        published.record(Stream.TRADE, 7);

        assertThat(table.values()).extractingByKey("trade").isEqualTo(Map.of(
            "published", Map.of("count", 1L, "p50", 7L, "p90", 7L, "p99", 7L, "p99.9", 7L, "p99.99", 7L, "max", 7L),
            "orderWritten", Map.of("count", 0L, "p50", 0L, "p90", 0L, "p99", 0L, "p99.9", 0L, "p99.99", 0L,
                "max", 0L)));
    }

    @Test
    void recordersAddUpAndKeepWithinTheirRange() {
        final LatencyRecorder other = new LatencyRecorder();
        other.record(Stream.BOOK, Long.MAX_VALUE);
        other.record(Stream.BOOK, -1);
        published.add(other);

        assertThat(published.of(Stream.BOOK).getTotalCount()).isEqualTo(2);
        assertThat(published.of(Stream.BOOK).getMinValue()).isZero();
    }

    @Test
    void valuesAreWrittenAsJson() {
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("text", "a \"b\" \\ \n");
        values.put("list", List.of(1, true));
        values.put("none", null);

        assertThat(Json.write(values)).isEqualTo("""
            {
              "text": "a \\"b\\" \\\\ \\u000a",
              "list": [
                1,
                true
              ],
              "none": null
            }
            """);
    }
}
