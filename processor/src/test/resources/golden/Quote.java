package p;

import io.rysy.annotations.Message;
import io.rysy.annotations.OnExhausted;
import java.util.List;

/** A message that is used again and again. */
@Message(pool = 64, onExhausted = OnExhausted.FAIL)
public class Quote {

    int size;
    double ratio;
    List<String> venues;
    private long price;
    private float yield;
    private String symbol;

    /** Sets what only the quote itself sets. */
    public void set(long newPrice, float newYield, String newSymbol) {
        price = newPrice;
        yield = newYield;
        symbol = newSymbol;
    }
}
