/**
 * The javac plugin: looks into method bodies after the compiler has attributed them, and warns of what would go wrong
 * when the program runs. It needs no flag; where the compiler is not javac, it is never loaded. It runs on the
 * compiler's thread.
 *
 * <pre>
 * classes --BodyScanner--> Program (bodies, calls, values) --Check--> findings --> the compiler's warnings
 *                                                       \--> graph (DOT, SVG)
 * </pre>
 *
 * <p>A scan keeps facts only, since the compiler rewrites the trees of a class before it comes to the next one.
 */
package io.rysy.processor.lint;
