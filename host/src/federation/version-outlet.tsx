import type { RemoteOutline } from '@bank/contracts';
import { Skeleton } from '@bank/ui';
import { useEffect } from 'react';
import { notify } from '../notifications/notify';
import { useSessionState } from '../session/session-provider';
import { FailureCard } from './failure-card';
import { heldRemotes } from './held-remotes';
import { RemoteBox } from './remote-box';
import { useNewsBefore } from './use-news-before';
import { useRemoteModule } from './use-remote-module';
import type { Candidate } from './versions';

type Props = { remote: RemoteOutline; candidates: readonly Candidate[] };

/** The place of one remote of which the versions are known. */
export function VersionOutlet({ remote, candidates }: Props) {
  const { name } = remote;
  const { state, fail, retry, candidate } = useRemoteModule(name, candidates);
  const again = useNewsBefore(retry);
  const sessionState = useSessionState();
  const session = sessionState.status === 'ready' ? sessionState.session : null;
  const hasFailed = state.status === 'failed';
  useEffect(() => (hasFailed ? undefined : heldRemotes.hold(name)), [name, hasFailed]);

  switch (state.status) {
    case 'loading':
      return <Skeleton label={remote.title} height="20rem" />;
    case 'failed':
      return <FailureCard remote={remote} onRetry={again} />;
    case 'loaded':
      return (
        <RemoteBox
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
