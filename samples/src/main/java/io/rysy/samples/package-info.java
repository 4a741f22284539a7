/**
 * Programs that show Rysy at work, in one jar: {@link io.rysy.samples.Main} starts them by name.
 */
package io.rysy.samples;
