import { dateFormat } from '@bank/i18n';
import { Link } from '@bank/router';
import { VisuallyHidden } from '@bank/ui';
import { useEffect, useState } from 'react';
import type { Entry } from './entries';
import { entryText } from './entry-text';
import { messages } from './messages';
import styles from './notification-list.module.css';

type Props = {
  entries: readonly Entry[];
  /** Null while amounts are hidden. */
  currency: string | null;
  seen: number;
  markSeen: (time: number) => void;
};

const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
const day = dateFormat({ dateStyle: 'medium' });

/** The entries. While they are shown, they are read; what was unread before stays marked. */
export function EntryList({ entries, currency, seen, markSeen }: Props) {
  const [seenBefore] = useState(seen);
  const newest = entries[0]?.at.getTime() ?? 0;
  useEffect(() => markSeen(newest), [markSeen, newest]);

  if (entries.length === 0) {
    return (
      <div className={styles.state}>
        <p className={styles.empty}>{messages.empty}</p>
        <p>{messages.emptyHelp}</p>
      </div>
    );
  }
  return (
    <ul className={styles.entries}>
      {entries.map(({ id, at, path, event }) => {
        const isUnread = at.getTime() > seenBefore;
        return (
          <li key={id}>
            <Link to={path} className={styles.entry} data-unread={isUnread || undefined}>
              <span>
                {isUnread && <VisuallyHidden>{messages.isUnread} </VisuallyHidden>}
                {entryText(event, currency)}{' '}
              </span>
              <time dateTime={at.toISOString()} className={styles.time}>
                {(event.kind === 'due' ? day : when).format(at)}
              </time>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
