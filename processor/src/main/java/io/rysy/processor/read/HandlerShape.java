package io.rysy.processor.read;

import java.util.List;
import java.util.Optional;

/**
 * The parameters of a handler by their roles. In a faulty handler the inputs are neither one message nor primitives.
 *
 * @param inputs  what is sent: the parameters without those below
 * @param into    the object of the caller: the last parameter of a syncOnly handler
 * @param replies the handles to reply through; at most one in a valid handler
 */
public record HandlerShape(
    List<ParameterDeclaration> inputs, Optional<ParameterDeclaration> into, List<ParameterDeclaration> replies) {

    static HandlerShape of(MethodDeclaration method) {
        final List<ParameterDeclaration> all = method.parameters();
        final boolean syncOnly = method.handler().map(HandlerMark::syncOnly).orElse(false);
        final Optional<ParameterDeclaration> into = syncOnly && all.size() > 1
            ? Optional.of(all.get(all.size() - 1)).filter(last -> !last.type().isPrimitive() && !last.isReply())
            : Optional.empty();
        final List<ParameterDeclaration> replies = all.stream().filter(ParameterDeclaration::isReply).toList();
        final List<ParameterDeclaration> inputs = all.stream()
            .filter(parameter -> !parameter.isReply() && !into.equals(Optional.of(parameter)))
            .toList();
        return new HandlerShape(inputs, into, replies);
    }

    /**
     * The message.
     *
     * @return the only input, if that is an object
     */
    public Optional<ParameterDeclaration> message() {
        return Optional.of(inputs)
            .filter(list -> list.size() == 1 && !list.get(0).type().isPrimitive())
            .map(list -> list.get(0));
    }

    /**
     * Whether primitives are sent in place of a message.
     *
     * @return true if there are inputs and all are primitive
     */
    public boolean isPrimitive() {
        return !inputs.isEmpty() && inputs.stream().allMatch(input -> input.type().isPrimitive());
    }

    /**
     * The handle to reply through.
     *
     * @return the first, if there is any
     */
    public Optional<ParameterDeclaration> reply() {
        return replies.stream().findFirst();
    }
}
