package io.rysy.samples.ticktobook.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.samples.ticktobook.mdp.Mdp;
import org.junit.jupiter.api.Test;

class PriceLadderTest {
    private final PriceLadder ladder = new PriceLadder(4);

    @Test
    void aNewLevelMovesThoseFromItsPlaceOnDown() {
        add(1, 10);
        add(2, 9);
        add(1, 11);

        assertThat(prices()).isEqualTo("11 10 9");
    }

    @Test
    void aNewLevelInAFullLadderDropsTheLast() {
        fill();
        add(2, 99);

        assertThat(prices()).isEqualTo("10 99 9 8");
    }

    @Test
    void aNewLastLevelInAFullLadderReplacesTheLast() {
        fill();
        add(4, 6);

        assertThat(prices()).isEqualTo("10 9 8 6");
    }

    @Test
    void aChangeKeepsThePlace() {
        fill();

        assertThat(ladder.apply(Mdp.CHANGE, 2, 9, 50, 5)).isTrue();
        assertThat(prices()).isEqualTo("10 9 8 7");
        assertThat(ladder.size(2)).isEqualTo(50);
        assertThat(ladder.orders(2)).isEqualTo(5);
    }

    @Test
    void aChangeOrOverlayOfALevelThatIsNotThereCreatesIt() {
        ladder.apply(Mdp.CHANGE, 1, 10, 1, 1);
        ladder.apply(Mdp.OVERLAY, 3, 8, 1, 1);

        assertThat(prices()).isEqualTo("10 . 8");
    }

    @Test
    void anOverlayReplacesPriceAndFigures() {
        fill();
        ladder.apply(Mdp.OVERLAY, 1, 12, 3, 2);

        assertThat(prices()).isEqualTo("12 9 8 7");
        assertThat(ladder.size(1)).isEqualTo(3);
    }

    @Test
    void aDeleteMovesThoseBehindUp() {
        fill();

        assertThat(ladder.apply(Mdp.DELETE, 2, Mdp.NULL, Mdp.NULL, Mdp.NULL)).isTrue();
        assertThat(prices()).isEqualTo("10 8 7");
    }

    @Test
    void aDeleteOfAPlaceThatIsNotThereFillsUpToItAndIsIgnored() {
        assertThat(delete(3)).isFalse();
        assertThat(prices()).isEqualTo(". .");
    }

    @Test
    void anEmptyPlaceMovesAndIsDeletedLikeAHeldOne() {
        add(3, 8);
        add(1, 11);
        assertThat(prices()).isEqualTo("11 . . 8");

        assertThat(delete(2)).isTrue();
        assertThat(prices()).isEqualTo("11 . 8");
    }

    @Test
    void anEmptyPlaceIsCutOffAtTheDepth() {
        delete(4);
        add(1, 10);
        add(1, 11);

        assertThat(prices()).isEqualTo("11 10 . .");
    }

    @Test
    void emptyPlacesStayBehindTheLastHeldOne() {
        add(3, 8);
        delete(3);

        assertThat(prices()).isEqualTo(". .");
    }

    @Test
    void deleteThruRemovesTheFirstLevelsUpToIt() {
        fill();
        apply(Mdp.DELETE_THRU, 3);
        assertThat(prices()).isEqualTo("7");

        apply(Mdp.DELETE_THRU, 4);
        assertThat(prices()).isEmpty();
    }

    @Test
    void deleteFromRemovesItAndAllBehindIt() {
        fill();
        apply(Mdp.DELETE_FROM, 2);
        assertThat(prices()).isEqualTo("10");

        apply(Mdp.DELETE_FROM, 3);
        assertThat(prices()).isEqualTo("10 .");
    }

    @Test
    void aLevelOutsideTheLadderOrAnUnknownActionChangesNothing() {
        fill();

        assertThat(ladder.apply(Mdp.NEW, 0, 1, 1, 1)).isFalse();
        assertThat(ladder.apply(Mdp.NEW, 5, 1, 1, 1)).isFalse();
        assertThat(ladder.apply(6, 1, 1, 1, 1)).isFalse();
        assertThat(prices()).isEqualTo("10 9 8 7");
    }

    @Test
    void clearRemovesAllPlaces() {
        fill();
        ladder.clear();

        assertThat(prices()).isEmpty();
        assertThat(ladder.price(1)).isEqualTo(Mdp.NULL);
    }

    private void fill() {
        for (int level = 1; level <= 4; level++) {
            add(level, 11 - level);
        }
    }

    private void add(final int level, final long price) {
        ladder.apply(Mdp.NEW, level, price, 1, 1);
    }

    private boolean delete(final int level) {
        return apply(Mdp.DELETE, level);
    }

    private boolean apply(final int action, final int level) {
        return ladder.apply(action, level, Mdp.NULL, Mdp.NULL, Mdp.NULL);
    }

    private String prices() {
        final StringBuilder prices = new StringBuilder();
        for (int level = 1; level <= ladder.places(); level++) {
            prices.append(level == 1 ? "" : " ").append(ladder.price(level) == Mdp.NULL ? "." : ladder.price(level));
        }
        return prices.toString();
    }
}
