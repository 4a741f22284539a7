/**
 * The first example: an actor, messages to it that wait in its mailbox, and a question that is answered at once.
 */
package io.rysy.samples.quickstart;
