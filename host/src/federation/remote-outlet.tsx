import type { RegistryEntry } from '@bank/contracts';
import { Skeleton } from '@bank/ui';
import { notify } from '../notifications/notify';
import { useSessionState } from '../session/session-provider';
import { FailureCard } from './failure-card';
import { RemoteBox } from './remote-box';
import { useRemoteModule } from './use-remote-module';

/** The place of one remote: its screen, or while it loads a quiet outline, or a card with Retry. */
export function RemoteOutlet({ entry }: { entry: RegistryEntry }) {
  const { state, fail, retry, attempt } = useRemoteModule(entry);
  const sessionState = useSessionState();
  const session = sessionState.status === 'ready' ? sessionState.session : null;
  switch (state.status) {
    case 'loading':
      return <Skeleton label={entry.remote.title} height="20rem" />;
    case 'failed':
      return <FailureCard remote={entry.remote} onRetry={retry} />;
    case 'loaded':
      return (
        <RemoteBox
          key={attempt}
          module={state.module}
          session={session}
          notify={notify}
          onCrash={fail}
        />
      );
  }
}
