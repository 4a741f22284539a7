package io.rysy.samples.readme;

import io.rysy.annotations.Message;

@Message(pool = 1024)
final class Quote {
    long price;
    int size;
}
