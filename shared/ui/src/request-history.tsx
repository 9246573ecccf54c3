import type { RequestState } from '@bank/domain';
import { locale } from '@bank/i18n';
import type { ReactNode } from 'react';
import type { Tone } from './badge';
import { messages } from './messages';
import { requestLabel, requestTone } from './request-badge';
import styles from './request-history.module.css';

/** A request with a summary of its content. */
type HistoricRequest = { state: RequestState; about: ReactNode };

type Event = { key: string; name: string; tone: Tone; at: Date | null; text: ReactNode };

/** Keys count from the oldest request, so that they stay stable when a request is added. */
function eventsOf({ state, about }: HistoricRequest, before: number): Event[] {
  const { status, submittedAt, decidedAt, reason } = state;
  const { submitted, review, reviewing, reason: because } = messages.request;
  const latest =
    status === 'pending'
      ? { name: review, at: null, text: reviewing }
      : { name: requestLabel(status), at: decidedAt, text: reason && because(reason) };
  return [
    { key: `${before} decision`, ...latest, tone: requestTone(status) },
    { key: `${before} submission`, name: submitted, tone: 'neutral', at: submittedAt, text: about },
  ];
}

type Props = {
  label: string;
  /** Newest first. */
  requests: readonly HistoricRequest[];
};

/** A timeline of requests, newest first. Shows server times in the user's time zone. */
export function RequestHistory({ label, requests }: Props) {
  const events = requests.flatMap((request, index) =>
    eventsOf(request, requests.length - 1 - index),
  );
  return (
    <ol className={styles.history} aria-label={label}>
      {events.map(({ key, name, tone, at, text }) => (
        <li key={key} className={`${styles.event} ${styles[tone]}`}>
          <p className={styles.head}>
            <span className={styles.name}>{name}</span>
            {at && (
              <time className={styles.time} dateTime={at.toISOString()}>
                {at.toLocaleString(locale(), { dateStyle: 'long', timeStyle: 'short' })}
              </time>
            )}
          </p>
          {text && <div className={styles.text}>{text}</div>}
        </li>
      ))}
    </ol>
  );
}
