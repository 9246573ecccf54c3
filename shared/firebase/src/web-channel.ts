import {
  createWebChannelTransport as createTransport,
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

/**
 * Takes the place of the function that the Firestore SDK imports (`tooling/webpack/base.mjs`): the SDK has no setting
 * for these delays, in which the page shows old data.
 */
export function createWebChannelTransport(): WebChannelTransport {
  const transport = createTransport();
  return {
    createWebChannel: (url, options) => {
      const internalChannelParams = { ...options.internalChannelParams, ...RETRY_DELAYS };
      return transport.createWebChannel(url, { ...options, internalChannelParams });
    },
  };
}
