/**
 * The annotations that turn a plain class into an actor, and the enums they use.
 *
 * <p>Users of Rysy write only these. The processor reads them at compile time and generates, for each actor {@code X},
 * its typed stub {@code XRef} and the package-private {@code XCell} that dispatches to it. Nothing here is looked at
 * while the program runs. This module has no dependencies.
 */
package io.rysy.annotations;
