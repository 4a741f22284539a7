/**
 * The second stage: rules over declarations. One rule is one small class with one tag. All rules run on every
 * declaration, so that all faults of a type are reported at once, and a faulty type never stops the others.
 *
 * <p>A fault reads {@code [rysy:tag] what is wrong. What to write instead.} Warnings can be silenced by
 * {@code @SuppressWarnings("rysy:tag")} on the method, the class or a class around it.
 */
package io.rysy.processor.validate;
