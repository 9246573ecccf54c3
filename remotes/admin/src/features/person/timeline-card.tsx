import { dateFormat } from '@bank/i18n';
import { Button, Card, ErrorState, Skeleton } from '@bank/ui';
import { useState } from 'react';
import type { AuditFilter } from '../../api/audit-log';
import { messages } from './messages';
import styles from './timeline.module.css';
import { useTimeline } from './use-timeline';

type Props = { uid: string; currency: string; audit: AuditFilter };

const texts = messages.timeline;
/** The rest is one press away: other cards follow. */
const FIRST_EVENTS = 12;
const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** What happened to an account, newest first. */
export function TimelineCard({ audit, ...account }: Props) {
  const timeline = useTimeline(account, audit);
  const [showsAll, setShowsAll] = useState(false);
  const events = timeline.status === 'ready' ? timeline.value.events : [];
  const shown = showsAll ? events : events.slice(0, FIRST_EVENTS);
  return (
    <Card title={texts.title}>
      {timeline.status === 'loading' && <Skeleton label={texts.loading} lines={6} />}
      {timeline.status === 'error' && <ErrorState title={texts.failed} />}
      {timeline.status === 'ready' && (
        <ol className={styles.events}>
          {shown.map(({ key, at, title, detail }) => (
            <li key={key} className={styles.event}>
              <time dateTime={at.toISOString()} className={styles.time}>
                {when.format(at)}
              </time>
              <span className={styles.title}>{title}</span>
              <bdi className={styles.detail}>{detail}</bdi>
            </li>
          ))}
          {shown.length === events.length && (
            <li className={styles.event}>
              <span className={styles.detail}>
                {timeline.value.isComplete ? texts.beginning : texts.older}
              </span>
            </li>
          )}
        </ol>
      )}
      {shown.length < events.length && (
        <div>
          <Button variant="secondary" onClick={() => setShowsAll(true)}>
            {texts.all(events.length)}
          </Button>
        </div>
      )}
    </Card>
  );
}
