/** Tests of the javac plugin, on small programs. */
package io.rysy.processor.lint;
