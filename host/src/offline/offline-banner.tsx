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

/** Says on every page of a signed-in user that the browser is offline, and how old the data is. */
export function OfflineBanner() {
  const connection = useConnection();
  return (
    <div aria-live="polite" className={styles.banner}>
      {!connection.isOnline && (
        <Notice tone="warning" title={messages.title}>
          {connection.since === null
            ? messages.unknown
            : messages.since(
                new Date(connection.since).toLocaleTimeString(locale(), { timeStyle: 'short' }),
              )}
        </Notice>
      )}
    </div>
  );
}
