import { locale } from '@bank/i18n';
import { Notice } from '@bank/ui';
import { useEffect, useState } from 'react';
import styles from './offline-banner.module.css';
import { messages } from './messages';

/** `since`: when the connection was lost, in milliseconds; null if the page was opened offline. */
type Connection = { isOnline: true } | { isOnline: false; since: number | null };

function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>(() =>
    navigator.onLine ? { isOnline: true } : { isOnline: false, since: null },
  );
  useEffect(() => {
    const controller = new AbortController();
    // Every screen is live, so its data is as old as the lost connection.
    const lose = () => setConnection({ isOnline: false, since: Date.now() });
    const restore = () => setConnection({ isOnline: true });
    window.addEventListener('offline', lose, controller);
    window.addEventListener('online', restore, controller);
    return () => controller.abort();
  }, []);
  return connection;
}

function ageOf(since: number | null): string {
  if (since === null) return messages.unknown;
  return messages.since(new Date(since).toLocaleTimeString(locale(), { timeStyle: 'short' }));
}

type Props = { isForMembers: boolean };

/** Says on every page that the browser is offline, and on those of signed-in users how old the data is. */
export function OfflineBanner({ isForMembers }: Props) {
  const connection = useConnection();
  return (
    <div aria-live="polite" className={styles.banner}>
      {!connection.isOnline && (
        <Notice tone="warning" title={messages.title}>
          {isForMembers ? ageOf(connection.since) : messages.visitor}
        </Notice>
      )}
    </div>
  );
}
