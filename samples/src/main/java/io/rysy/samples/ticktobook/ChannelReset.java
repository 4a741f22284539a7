package io.rysy.samples.ticktobook;

/** All books of the channel are void. */
record ChannelReset() {
}
