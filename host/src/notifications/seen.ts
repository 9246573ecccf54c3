import { readPreference, writePreference } from '../device/preferences';

const KEY = 'bank.notifications-seen';
/** More accounts than people share a browser. */
const MAX_ACCOUNTS = 10;

type Times = Readonly<Record<string, number>>;
const listeners = new Set<() => void>();
/** For this page, if the browser's storage is blocked. */
let fallback: Times = {};

function parse(text: string | null): Times {
  if (text === null) return fallback;
  try {
    const times = JSON.parse(text) as Record<string, unknown> | null;
    const valid = Object.entries(times ?? {}).filter(([, time]) => Number.isFinite(time));
    return Object.fromEntries(valid) as Times;
  } catch {
    return {};
  }
}

/**
 * Up to which time the notifications of an account were read on this device, in milliseconds of the server's
 * clock. In the browser's storage, which needs no server and no rules; another device shows them as new again.
 */
export const seen = {
  /** Returns 0 if nothing was read. */
  get: (account: string): number => parse(readPreference(KEY))[account] ?? 0,
  /** Marks everything up to `time` as read, in every tab. */
  mark(account: string, time: number): void {
    const { [account]: before = 0, ...others } = parse(readPreference(KEY));
    if (time <= before) return;
    const newest = Object.entries(others).sort(([, a], [, b]) => b - a);
    const times = Object.fromEntries([[account, time], ...newest.slice(0, MAX_ACCOUNTS - 1)]);
    writePreference(KEY, JSON.stringify(times));
    fallback = readPreference(KEY) === null ? times : {};
    for (const listener of listeners) listener();
  },
  /** Also calls back after a change in another tab. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
