package io.rysy.samples.ticktobook.mdp;

/** What is known of the message at hand; reused by the decoder from message to message. */
public final class MessageInfo {
    long packetSequence;
    int index;
    int templateId;
    int version;
    long transactTime;
    int matchEventIndicator;

    /**
     * The packet that the message came in.
     *
     * @return its sequence number, unsigned 32 bits
     */
    public long packetSequence() {
        return packetSequence;
    }

    /**
     * The message's place in its packet.
     *
     * @return 0 for the first; messages that are stepped over count too
     */
    public int index() {
        return index;
    }

    /**
     * The template that the wire names.
     *
     * @return the number as sent, also where another template's codec reads it
     */
    public int templateId() {
        return templateId;
    }

    /**
     * When the exchange began the event.
     *
     * @return nanoseconds since 1970, 0 for a message without it
     */
    public long transactTime() {
        return transactTime;
    }

    /**
     * Which kinds of message of the event have ended.
     *
     * @return the set of bits as sent, 0 for a message without it
     */
    public int matchEventIndicator() {
        return matchEventIndicator;
    }

    /**
     * Whether the event ends with this message.
     *
     * @return true if its end-of-event bit is set
     */
    public boolean isEndOfEvent() {
        return Mdp.isEndOfEvent(matchEventIndicator);
    }
}
