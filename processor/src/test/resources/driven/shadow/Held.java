package p.shadow;

import io.rysy.annotations.Message;

/** A pooled message among these names. */
@Message(pool = 4)
public class Held {
    private long price;
    String name;

    public long price() { return price; }
    public void price(long to) { price = to; }
}
