package io.rysy.processor.read;

/**
 * The {@code @Handler} of a method.
 *
 * @param deferred     its {@code deferred}
 * @param deferredSite where that is set
 * @param syncOnly     its {@code syncOnly}
 * @param syncOnlySite where that is set
 */
public record HandlerMark(boolean deferred, Site deferredSite, boolean syncOnly, Site syncOnlySite) {
}
