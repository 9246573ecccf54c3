import type { CONNECTION_EVENT, ConnectionDetail } from '@bank/firebase/web-channel';
import { locale } from '@bank/i18n';
import { Notice } from '@bank/ui';
import { useEffect, useState } from 'react';
import styles from './offline-banner.module.css';
import { messages } from './messages';

// A literal: importing the constant would add the channel to every page.
const CONNECTION: typeof CONNECTION_EVENT = 'bank:connection';

/** Since when no changes arrive, in milliseconds since 1970; null if the page shows nothing yet. */
type Lost = { since: number | null };

/** `offline`: the browser has no network. `unreachable`: the database can't be reached. */
type Connection = { offline: Lost | null; unreachable: Lost | null };

function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>(() => ({
    offline: navigator.onLine ? null : { since: null },
    unreachable: null,
  }));
  useEffect(() => {
    const controller = new AbortController();
    const change = (changes: Partial<Connection>) =>
      setConnection((before) => ({ ...before, ...changes }));
    // Every screen is live, so its data is as old as the lost connection.
    const lose = () => change({ offline: { since: Date.now() } });
    const restore = () => change({ offline: null });
    const onConnection = (event: Event) =>
      change({ unreachable: (event as CustomEvent<ConnectionDetail>).detail });
    window.addEventListener('offline', lose, controller);
    window.addEventListener('online', restore, controller);
    window.addEventListener(CONNECTION, onConnection, controller);
    return () => controller.abort();
  }, []);
  return connection;
}

const timeOf = (since: number) =>
  new Date(since).toLocaleTimeString(locale(), { timeStyle: 'short' });

type Props = { isForMembers: boolean };

/**
 * Says on every page that the browser is offline, and on those of signed-in users that the bank can't be reached, and how
 * old the data is.
 */
export function OfflineBanner({ isForMembers }: Props) {
  const { offline, unreachable } = useConnection();
  const lost = offline ?? (isForMembers ? unreachable : null);
  const texts = offline ? messages.offline : messages.unreachable;
  const since = lost?.since ?? null;
  const age = since === null ? texts.unknown : texts.since(timeOf(since));
  return (
    <div aria-live="polite" className={styles.banner}>
      {lost && (
        <Notice tone="warning" title={texts.title}>
          {isForMembers ? age : messages.visitor}
        </Notice>
      )}
    </div>
  );
}
