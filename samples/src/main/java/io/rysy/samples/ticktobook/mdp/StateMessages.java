package io.rysy.samples.ticktobook.mdp;

import io.rysy.samples.ticktobook.mdp.codec.ChannelResetDecoder;
import io.rysy.samples.ticktobook.mdp.codec.QuoteRequestDecoder;
import io.rysy.samples.ticktobook.mdp.codec.SecurityStatusDecoder;

/** The templates about the state of the channel or of trading, which carry no figures. */
final class StateMessages {
    private static final int RESET_ROOT = 9;
    private static final int STATUS_ROOT = 30;
    private static final int QUOTE_REQUEST_ROOT = 32;

    private final MarketDataListener listener;
    private final ChannelResetDecoder reset = new ChannelResetDecoder();
    private final SecurityStatusDecoder status = new SecurityStatusDecoder();
    private final QuoteRequestDecoder quoteRequest = new QuoteRequestDecoder();

    StateMessages(final MarketDataListener listener) {
        this.listener = listener;
    }

    int channelReset(final MessageInfo info, final MessageBody body) {
        if (!body.hasRoot(RESET_ROOT)) {
            return MessageBody.BROKEN;
        }
        reset.wrap(body.buffer(), body.offset(), body.blockLength(), body.version());
        info.transactTime = reset.transactTime();
        info.matchEventIndicator = reset.matchEventIndicator();
        listener.onChannelReset(info);
        return 0;
    }

    int heartbeat(final MessageInfo info) {
        listener.onHeartbeat(info);
        return 0;
    }

    int status(final MessageInfo info, final MessageBody body) {
        if (!body.hasRoot(STATUS_ROOT)) {
            return MessageBody.BROKEN;
        }
        status.wrap(body.buffer(), body.offset(), body.blockLength(), body.version());
        info.transactTime = status.transactTime();
        info.matchEventIndicator = status.matchEventIndicator();
        listener.onStatus(info, status);
        return 0;
    }

    /** Read for its end-of-event bit alone. */
    int quoteRequest(final MessageInfo info, final MessageBody body) {
        if (!body.hasRoot(QUOTE_REQUEST_ROOT)) {
            return MessageBody.BROKEN;
        }
        quoteRequest.wrap(body.buffer(), body.offset(), body.blockLength(), body.version());
        info.transactTime = quoteRequest.transactTime();
        info.matchEventIndicator = quoteRequest.matchEventIndicator();
        return 0;
    }
}
