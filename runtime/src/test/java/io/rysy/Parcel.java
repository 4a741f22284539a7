package io.rysy;

import io.rysy.annotations.Message;

/** A pooled message. Its pool grows. */
@Message(pool = 4)
final class Parcel {

    long weight;
    double value;
    private String address;

    String address() {
        return address;
    }

    Parcel to(final String newAddress) {
        address = newAddress;
        return this;
    }
}
