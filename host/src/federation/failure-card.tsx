import type { RemoteOutline } from '@bank/contracts';
import { Button, ErrorState, PageHeading } from '@bank/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import place from '../app/place.module.css';
import { messages } from '../messages';
import styles from './failure-card.module.css';

type Props = {
  remote: RemoteOutline;
  /** Tries again; resolves once it is under way. */
  onRetry(): Promise<void>;
};

/**
 * Stands in the place of a remote that failed; everything around it goes on working. A `primary`
 * remote's fills the page, a `regular` one's stands where the remote would. A browser that is back
 * in the network tries again by itself.
 */
export function FailureCard({ remote, onRetry }: Props) {
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  const onOnline = useEffectEvent(() => void retry());
  useEffect(() => {
    const controller = new AbortController();
    window.addEventListener('online', () => onOnline(), controller);
    return () => controller.abort();
  }, []);

  return (
    <div className={`${place.place} ${styles.card}`} data-kind={remote.kind}>
      <PageHeading>{remote.title}</PageHeading>
      <ErrorState
        title={messages.remoteFailed.title(remote.title)}
        action={
          <Button busy={isBusy} onClick={() => void retry()}>
            {messages.remoteFailed.retry}
          </Button>
        }
      >
        {messages.remoteFailed.explanation}
      </ErrorState>
    </div>
  );
}
