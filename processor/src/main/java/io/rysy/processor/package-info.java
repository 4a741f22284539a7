/**
 * The annotation processor, in three stages: read, validate, write.
 *
 * <pre>
 * elements --read--> declarations --validate--> models --write--> XRef, XCell, MPool
 *    read/                          validate/    model/   write/
 * </pre>
 *
 * <p>{@link io.rysy.processor.RysyProcessor} is what the compiler calls, on its own thread. What is valid is written in
 * the first round in which all the types that it names are known. Faults are reported in the last round: an error
 * reported earlier would make the compiler stop processing, and so one faulty type would stop others that still wait.
 */
package io.rysy.processor;
