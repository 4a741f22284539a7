/**
 * The hunt for a lost wake-up: single messages, at random moments, to a group that falls asleep in between. {@link
 * io.rysy.benchmarks.wakeups.WakeUpsCommand} is the way in.
 */
package io.rysy.benchmarks.wakeups;
