/** Keeps the README true: its examples are code that this module compiles. */
package io.rysy.samples.readme;
