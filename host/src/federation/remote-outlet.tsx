import { Skeleton } from '@bank/ui';
import { useEffect } from 'react';
import { notify } from '../toasts/notify';
import { useSessionState } from '../session/session-provider';
import { FailureCard } from './failure-card';
import { mountedRemotes } from './mounted-remotes';
import { RemoteContainer } from './remote-container';
import styles from './remote-outlet.module.css';
import type { SiteEntry } from './site-entry';
import { useRefreshBeforeRetry } from './use-refresh-before-retry';
import { useRemoteModule } from './use-remote-module';
import { useRetryOnline } from './use-retry-online';

/** Renders one remote: a skeleton until it has rendered, its screen, or a failure card with Retry. */
export function RemoteOutlet({ entry }: { entry: SiteEntry }) {
  const { remote } = entry;
  const { name } = remote;
  const { state, fail, retry } = useRemoteModule(entry);
  const online = useRetryOnline(useRefreshBeforeRetry(retry), state.status === 'loaded');
  const { session } = useSessionState();
  const hasVersion = 'version' in state;
  useEffect(() => (hasVersion ? mountedRemotes.add(name) : undefined), [name, hasVersion]);

  if (state.status === 'failed') {
    const { retriesAtOnce } = online;
    return <FailureCard remote={remote} retriesAtOnce={retriesAtOnce} onRetry={online.retry} />;
  }
  return (
    <>
      {state.status === 'loaded' && (
        <RemoteContainer
          key={state.version.version}
          remote={remote}
          version={state.version}
          module={state.module}
          session={session}
          notify={notify}
          onCrash={fail}
        />
      )}
      <div className={styles.placeholder}>
        <Skeleton label={remote.title} height="20rem" />
      </div>
    </>
  );
}
