package io.rysy.processor.model;

import com.palantir.javapoet.ClassName;

/**
 * A hook method of an actor.
 *
 * @param hook        when it is called
 * @param method      its name
 * @param access      who may call it; never private
 * @param declaredIn  the type whose body declares it: the actor, or a superclass or interface of it
 * @param deprecation whether calling it makes the compiler warn
 */
public record HookModel(Hook hook, String method, Access access, ClassName declaredIn, Deprecation deprecation) {
}
