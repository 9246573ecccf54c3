import {
  createWebChannelTransport as createTransport,
  WebChannel,
  type WebChannelTransport,
} from '@firebase/webchannel-wrapper/webchannel-blob';

import { lastReadAt } from './project';

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

/** A connection that is back sooner is not announced as lost, in milliseconds. */
const UNNOTICED_MS = 8_000;

/**
 * The event of the window that says whether changes arrive. Its `detail` is null if they do. If not, `since` is when the
 * channel failed, in milliseconds since 1970. If the channel has received nothing on this page, it is the time of the
 * last read over REST, or null without one.
 */
export const CONNECTION_EVENT = 'bank:connection';
export type ConnectionDetail = { since: number | null } | null;

let replace = () => {};
let replaceTimer: ReturnType<typeof setTimeout> | undefined;
let lostTimer: ReturnType<typeof setTimeout> | undefined;
let hasReceived = false;

/** Sets the function that makes the SDK replace a channel that failed. */
export function onChannelLost(listener: () => void): void {
  replace = listener;
}

function announce(detail: ConnectionDetail): void {
  globalThis.dispatchEvent(new CustomEvent(CONNECTION_EVENT, { detail }));
}

function handleError(): void {
  clearTimeout(replaceTimer);
  replaceTimer = setTimeout(() => replace(), MAX_REPLACE_DELAY_MS);
  const since = hasReceived ? Date.now() : lastReadAt();
  lostTimer ??= setTimeout(() => announce({ since }), UNNOTICED_MS);
}

function handleMessage(): void {
  hasReceived = true;
  if (lostTimer === undefined) return;
  clearTimeout(lostTimer);
  lostTimer = undefined;
  announce(null);
}

/**
 * Takes the place of the function that the Firestore SDK imports (`tooling/webpack/base.mjs`): the SDK has no setting
 * for these delays, in which the page shows old data (decision 37).
 */
export function createWebChannelTransport(): WebChannelTransport {
  const transport = createTransport();
  return {
    createWebChannel: (url, options) => {
      clearTimeout(replaceTimer);
      const internalChannelParams = { ...options.internalChannelParams, ...RETRY_DELAYS };
      const channel = transport.createWebChannel(url, { ...options, internalChannelParams });
      channel.listen(WebChannel.EventType.ERROR, handleError);
      channel.listen(WebChannel.EventType.MESSAGE, handleMessage);
      return channel;
    },
  };
}
