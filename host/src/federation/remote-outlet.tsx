import { Skeleton } from '@bank/ui';
import { FailureCard } from './failure-card';
import type { SiteEntry } from './site-entry';
import { useRefreshBeforeRetry } from './use-refresh-before-retry';
import { useVersions } from './use-versions';
import { VersionOutlet } from './version-outlet';

/** Renders one remote: a skeleton while its versions load, a failure card with Retry, or its screen. */
export function RemoteOutlet({ entry }: { entry: SiteEntry }) {
  const { state, retry } = useVersions(entry);
  const onRetry = useRefreshBeforeRetry(retry);
  switch (state.status) {
    case 'loading':
      return <Skeleton label={entry.remote.title} height="20rem" />;
    case 'failed':
      return <FailureCard remote={entry.remote} onRetry={onRetry} />;
    case 'ready':
      return <VersionOutlet remote={entry.remote} versions={state.versions} />;
  }
}
