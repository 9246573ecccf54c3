import type { RemoteManifest } from '@bank/contracts';
import { Button, ErrorState, PageHeading } from '@bank/ui';
import place from '../app/place.module.css';
import { messages } from '../messages';

type Props = { remote: RemoteManifest; onRetry(): void };

/** Stands in the place of a remote that failed; everything around it goes on working. */
export function FailureCard({ remote, onRetry }: Props) {
  return (
    <div className={place.place}>
      <PageHeading>{remote.title}</PageHeading>
      <ErrorState
        title={messages.remoteFailed.title(remote.title)}
        action={<Button onClick={onRetry}>{messages.remoteFailed.retry}</Button>}
      >
        {messages.remoteFailed.explanation}
      </ErrorState>
    </div>
  );
}
