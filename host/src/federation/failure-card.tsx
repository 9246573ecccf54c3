import type { RemoteSummary } from '@bank/contracts';
import { Button, ErrorState, PageHeading } from '@bank/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import page from '../app/host-page.module.css';
import { messages } from '../messages';
import styles from './failure-card.module.css';

type Props = {
  remote: RemoteSummary;
  /** Whether to retry once as soon as the card is shown. */
  retriesAtOnce?: boolean;
  /** Retries the load; resolves once it has started. */
  onRetry(): Promise<void>;
};

/**
 * Error fallback shown in place of a remote that failed; the rest of the page keeps working. The card
 * of a `primary` remote fills the page. Retries automatically when the browser is back online.
 */
export function FailureCard({ remote, retriesAtOnce = false, onRetry }: Props) {
  const [isBusy, setBusy] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    // A successful retry removes the card, and with it the focused button.
    return () => {
      if (current?.contains(document.activeElement)) current.closest('main')?.focus();
    };
  }, []);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  const onOnline = useEffectEvent(() => void retry());
  const onShown = useEffectEvent(() => {
    if (retriesAtOnce) void onRetry();
  });
  useEffect(() => {
    onShown();
    const controller = new AbortController();
    window.addEventListener('online', () => onOnline(), controller);
    return () => controller.abort();
  }, []);

  return (
    <div ref={card} className={`${page.page} ${styles.card}`} data-kind={remote.kind}>
      <PageHeading>{remote.title}</PageHeading>
      <ErrorState
        title={messages.remoteFailed.title(remote.title)}
        action={
          <Button busy={isBusy} onClick={() => void retry()}>
            {messages.remoteFailed.retry}
          </Button>
        }
      >
        {/* Offline, the rest of the site doesn't work either. */}
        {(navigator.onLine ? messages.remoteFailed : messages.registryFailed).explanation}
      </ErrorState>
    </div>
  );
}
