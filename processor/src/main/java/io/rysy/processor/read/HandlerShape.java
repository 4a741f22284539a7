package io.rysy.processor.read;

import io.rysy.processor.model.RuntimeNames;
import java.util.List;
import java.util.Optional;

/**
 * The parameters of a handler by their roles. In a faulty handler the inputs are neither one message nor primitives.
 *
 * @param inputs  what is sent: the parameters without those below
 * @param into    the object of the caller: the last parameter of a syncOnly handler but for replies
 * @param replies the handles to reply through; at most one in a valid handler
 */
public record HandlerShape(
    List<ParameterDeclaration> inputs, Optional<ParameterDeclaration> into, List<ParameterDeclaration> replies) {

    static HandlerShape of(MethodDeclaration method) {
        final boolean syncOnly = method.handler().map(HandlerMark::syncOnly).orElse(false);
        final List<ParameterDeclaration> replies =
            method.parameters().stream().filter(ParameterDeclaration::isReply).toList();
        final List<ParameterDeclaration> others =
            method.parameters().stream().filter(parameter -> !parameter.isReply()).toList();
        final int last = others.size() - 1;
        if (syncOnly && last > 0 && !others.get(last).type().isPrimitive()) {
            return new HandlerShape(others.subList(0, last), Optional.of(others.get(last)), replies);
        }
        return new HandlerShape(others, Optional.empty(), replies);
    }

    /**
     * The recipients where a handle to reply through should be.
     *
     * @return the inputs after the first that are recipients; none in a valid handler
     */
    public List<ParameterDeclaration> recipients() {
        return inputs.stream().skip(1).filter(input -> RuntimeNames.isRecipient(input.type().erased())).toList();
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
