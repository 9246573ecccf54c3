import { useCallback, useState, useSyncExternalStore } from 'react';
import { createStore } from '../app/store';
import { accountKey } from './account-key';
import { countUnread, entriesOf, type Entry } from './entries';
import type { NotificationSources } from './notification-sources';
import { seen } from './seen';

type State =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; uid: string; sources: NotificationSources; account: string };

export type Notifications =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | {
      status: 'ready';
      entries: Entry[];
      currency: string;
      unread: number;
      /** Up to which time the entries were read. */
      seen: number;
      /** Marks everything up to a time as read, in every tab. */
      markSeen: (time: number) => void;
    };

/** Subscribes to a user's sources; returns the unsubscribe function. */
type SubscribeSources = (
  uid: string,
  onValue: (sources: NotificationSources) => void,
  onError: () => void,
) => () => void;

/** Returns the hook for the customer's notifications, live. Everything that uses it shares one subscription. */
export function createUseNotifications(subscribeSources: SubscribeSources) {
  const state = createStore<State>({ status: 'loading' });
  let viewers = 0;
  let running: { uid: string; stop: () => void } | null = null;

  function start(uid: string): void {
    let isStopped = false;
    let unsubscribe = () => {};
    running = {
      uid,
      stop() {
        isStopped = true;
        running = null;
        unsubscribe();
        state.set({ status: 'loading' });
      },
    };
    const fail = () => {
      // Keeps the list if the connection is lost later.
      if (!isStopped && state.get().status !== 'ready') state.set({ status: 'error' });
    };
    const subscribe = (account: string) => {
      if (isStopped) return;
      const onValue = (sources: NotificationSources) =>
        state.set({ status: 'ready', uid, sources, account });
      unsubscribe = subscribeSources(uid, onValue, fail);
    };
    accountKey(uid).then(subscribe).catch(fail);
  }

  function restart(uid: string): void {
    running?.stop();
    start(uid);
  }

  /** Every page mounts the menu again: the subscription ends only if nothing is mounted afterwards. */
  function leave(): void {
    viewers -= 1;
    setTimeout(() => {
      if (viewers === 0) running?.stop();
    });
  }

  function getSeen(): number {
    const current = state.get();
    return current.status === 'ready' ? seen.get(current.account) : 0;
  }

  return function useNotifications(uid: string): Notifications {
    // Later changes of a waiting limit show with the next page.
    const [now] = useState(() => new Date());
    const subscribe = useCallback(
      (listener: () => void) => {
        const unsubscribe = state.subscribe(listener);
        viewers += 1;
        if (running?.uid !== uid) restart(uid);
        return () => {
          unsubscribe();
          leave();
        };
      },
      [uid],
    );
    const current = useSyncExternalStore(subscribe, state.get);
    const seenTime = useSyncExternalStore(seen.subscribe, getSeen);
    const account = current.status === 'ready' ? current.account : '';
    const markSeen = useCallback((time: number) => seen.mark(account, time), [account]);
    if (current.status === 'error') return { status: 'error', retry: () => restart(uid) };
    // After a change of the user, the state is the former user's until the new subscription starts.
    if (current.status !== 'ready' || current.uid !== uid) return { status: 'loading' };
    const entries = entriesOf(current.sources, now);
    const { currency } = current.sources;
    const unread = countUnread(entries, seenTime);
    return { status: 'ready', entries, currency, unread, seen: seenTime, markSeen };
  };
}
