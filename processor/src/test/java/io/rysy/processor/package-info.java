/** Tests of the processor: each compiles sources and looks at the reports, or at the models that reach a writer. */
package io.rysy.processor;
