/**
 * What the writer needs to know about an actor or a pooled message, and nothing else: immutable values without any
 * compiler element in them. Every model here is of a valid type; faults are found before, on the declarations.
 *
 * <pre>
 * elements --read--> declarations --validate--> models --write--> XRef, XCell, MPool
 * </pre>
 */
package io.rysy.processor.model;
