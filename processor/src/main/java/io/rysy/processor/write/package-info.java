/**
 * The third stage: source from models. What is here sees models and a {@link javax.annotation.processing.Filer} that
 * already knows the originating element, and never a compiler element.
 */
package io.rysy.processor.write;
