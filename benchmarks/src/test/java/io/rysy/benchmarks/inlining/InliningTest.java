package io.rysy.benchmarks.inlining;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What C2 inlines on the way of a message, on the JVM that runs the tests. */
class InliningTest {

    private static final int RUNS = 6;

    private static final List<String> PRINTED = List.of(
        "                              @ 12   p.BookRef::fastSend (53 bytes)   inline (hot)",
        "                                @ 9   io.rysy.delivery.SynchronousCell::enterInside (43 bytes)   inline (hot)",
        "               !                @ 24   p.Book::bid (5 bytes)   accessor",
        "                                @ 40   p.BookRef$Handlers::bid (11 bytes)   no static binding",
        "something else",
        "                              @ 3   p.BookRef::fastSend (53 bytes)   callee is too large");

    /** What the compiler makes a root of its own changes from run to run and with the load: each claim holds in one. */
    @Test
    void deliveriesAreInlinedAndDoublesCostNothing() throws IOException, InterruptedException {
        final List<Finding> findings = new ArrayList<>(InliningCommand.findings());
        assertThat(findings).hasSize(3);
        for (int more = 1; more < RUNS && !findings.stream().allMatch(Finding::holds); more++) {
            final List<Finding> again = InliningCommand.findings();
            for (int i = 0; i < again.size(); i++) {
                if (again.get(i).holds()) {
                    findings.set(i, again.get(i));
                }
            }
        }
        assertThat(findings).allSatisfy(finding -> assertThat(finding.holds()).as(finding.toString()).isTrue());
    }

    @Test
    void whatTheJvmPrintsIsRead() {
        final List<InlinedCall> calls = InlinedCall.read(PRINTED);
        assertThat(calls).extracting(InlinedCall::method).containsExactly("BookRef.fastSend",
            "SynchronousCell.enterInside", "Book.bid", "BookRef$Handlers.bid", "BookRef.fastSend");
        assertThat(calls).extracting(InlinedCall::isInlined).containsExactly(true, true, true, false, false);
        assertThat(calls.get(0).all()).hasSize(4);
        assertThat(calls.get(0).inlines("Book.bid")).isTrue();
        assertThat(calls.get(0).inlines("BookRef$Handlers.bid")).isFalse();
        assertThat(calls.get(4).all()).hasSize(1);
    }

    @Test
    void aClaimThatNothingBearsOutDoesNotHold() {
        final Finding finding = Claim.FAST_SEND.check(InlinedCall.read(PRINTED));
        assertThat(finding.holds()).isFalse();
        assertThat(finding).asString().startsWith("NO: ").contains("no such call that C2 inlined");
    }
}
