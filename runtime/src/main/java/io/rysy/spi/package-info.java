/**
 * For generated code only: what stubs and cells extend. Nothing here is for users, and it may change with every
 * version: stubs are generated anew by each build.
 */
package io.rysy.spi;
