package io.rysy;

import io.rysy.annotations.Message;
import io.rysy.annotations.OnExhausted;

/** A pooled message of which there are two, and no more. */
@Message(pool = 2, onExhausted = OnExhausted.FAIL)
final class Crate {

    long weight;
}
