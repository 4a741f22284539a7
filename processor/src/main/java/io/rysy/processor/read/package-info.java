/**
 * The first stage: from compiler elements to declarations, and from valid declarations to models.
 *
 * <p>A declaration says what the source says, right or wrong, with a {@link io.rysy.processor.read.Site} wherever a
 * fault could be reported. The rules look at declarations only. Everything here is read anew in each round, since
 * elements do not outlive one; {@link io.rysy.processor.read.Compilation} is what is remembered, by name.
 *
 * <p>A type that does not exist yet is one of two things. A stub or pool that this compilation will generate has a
 * known name, so that an actor can name its own stub. Anything else may come from another processor: the declaration
 * lists it as missing and is read again in the next round.
 */
package io.rysy.processor.read;
