import type { RemoteSummary } from '@bank/contracts';
import { Skeleton } from '@bank/ui';
import { useEffect } from 'react';
import { notify } from '../notifications/notify';
import { useSessionState } from '../session/session-provider';
import { FailureCard } from './failure-card';
import { mountedRemotes } from './mounted-remotes';
import { RemoteContainer } from './remote-container';
import { useRefreshBeforeRetry } from './use-refresh-before-retry';
import { useRemoteModule } from './use-remote-module';
import type { RemoteVersion } from './versions';

type Props = { remote: RemoteSummary; versions: readonly RemoteVersion[] };

/** Renders one remote once its versions are known: loads the best version and mounts it. */
export function VersionOutlet({ remote, versions }: Props) {
  const { name } = remote;
  const { state, fail, retry, candidate } = useRemoteModule(name, versions);
  const onRetry = useRefreshBeforeRetry(retry);
  const sessionState = useSessionState();
  const session = sessionState.status === 'ready' ? sessionState.session : null;
  const hasFailed = state.status === 'failed';
  useEffect(() => (hasFailed ? undefined : mountedRemotes.add(name)), [name, hasFailed]);

  switch (state.status) {
    case 'loading':
      return <Skeleton label={remote.title} height="20rem" />;
    case 'failed':
      return <FailureCard remote={remote} onRetry={onRetry} />;
    case 'loaded':
      return (
        <RemoteContainer
          key={candidate.version}
          remote={remote}
          version={candidate}
          module={state.module}
          session={session}
          notify={notify}
          onCrash={fail}
        />
      );
  }
}
