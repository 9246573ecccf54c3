import {
  createWebChannelTransport as createTransport,
  WebChannel,
  type WebChannelTransport,
} from '@firebase/webchannel-wrapper/webchannel-blob';

export {
  ErrorCode,
  Event,
  EventType,
  getStatEventTarget,
  Stat,
  WebChannel,
  XhrIo,
} from '@firebase/webchannel-wrapper/webchannel-blob';

/**
 * After its connection is lost without an `offline` event, the channel waits this long, plus a random part that spreads
 * the load, and twice and three times as long after the next failures. Its own delays are 5 and 10 s.
 */
const RETRY_DELAYS = { baseRetryDelayMs: 500, retryDelaySeedMs: 1000 };

/** How long the SDK may wait before it replaces a channel that failed, in milliseconds. It would wait up to a minute. */
const MAX_REPLACE_DELAY_MS = 4_000;

let replace = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets the function that makes the SDK replace a channel that failed. */
export function onChannelLost(listener: () => void): void {
  replace = listener;
}

/**
 * Takes the place of the function that the Firestore SDK imports (`tooling/webpack/base.mjs`): the SDK has no setting
 * for these delays, in which the page shows old data (decision 37).
 */
export function createWebChannelTransport(): WebChannelTransport {
  const transport = createTransport();
  return {
    createWebChannel: (url, options) => {
      clearTimeout(timer);
      const internalChannelParams = { ...options.internalChannelParams, ...RETRY_DELAYS };
      const channel = transport.createWebChannel(url, { ...options, internalChannelParams });
      channel.listen(WebChannel.EventType.ERROR, () => {
        clearTimeout(timer);
        timer = setTimeout(() => replace(), MAX_REPLACE_DELAY_MS);
      });
      return channel;
    },
  };
}
