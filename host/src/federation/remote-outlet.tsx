import { Skeleton } from '@bank/ui';
import { FailureCard } from './failure-card';
import type { SiteEntry } from './site-entry';
import { useNewsBefore } from './use-news-before';
import { useVersions } from './use-versions';
import { VersionOutlet } from './version-outlet';

/** The place of one remote: its screen, or while it loads a quiet outline, or a card with Retry. */
export function RemoteOutlet({ entry }: { entry: SiteEntry }) {
  const { state, retry } = useVersions(entry);
  const again = useNewsBefore(retry);
  switch (state.status) {
    case 'loading':
      return <Skeleton label={entry.remote.title} height="20rem" />;
    case 'failed':
      return <FailureCard remote={entry.remote} onRetry={again} />;
    case 'ready':
      return <VersionOutlet remote={entry.remote} candidates={state.candidates} />;
  }
}
