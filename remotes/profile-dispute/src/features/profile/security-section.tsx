import { Button, Card, DescriptionList, Notice, Skeleton, Stack } from '@bank/ui';
import { useState } from 'react';
import { security as messages } from '../../messages';
import { browserName } from './browser-name';
import { useSignInTimes, type SignInTimes } from './use-sign-in-times';

export type SecurityActions = {
  /** Must be a stable reference. */
  loadSignInTimes: () => Promise<SignInTimes>;
  /** Rejects if the other sessions may still be open. */
  signOutElsewhere: () => Promise<void>;
};

/** Sign-in times are whole seconds. */
const SECOND = 1000;

export function SecuritySection({ loadSignInTimes, signOutElsewhere }: SecurityActions) {
  const times = useSignInTimes(loadSignInTimes);
  return (
    <Card title={messages.title}>
      <Stack>
        {times.status === 'loading' && <Skeleton />}
        {times.status === 'failed' && <Notice tone="warning">{messages.timesFailed}</Notice>}
        {times.status === 'ready' && <SignIns times={times.value} />}
        <SignOutElsewhere signOutElsewhere={signOutElsewhere} />
      </Stack>
    </Card>
  );
}

function SignIns({ times: { session, latest } }: { times: SignInTimes }) {
  const isElsewhere = latest.getTime() - session.getTime() >= SECOND;
  const lastOne = isElsewhere ? messages.elsewhere(messages.at(latest)) : messages.thisSession;
  return (
    <>
      <DescriptionList
        items={[
          { name: messages.signedIn, value: messages.at(session) },
          {
            name: messages.browser,
            value: browserName(navigator.userAgent) ?? messages.otherBrowser,
          },
          { name: messages.latest, value: lastOne },
        ]}
      />
      <p>{messages.known}</p>
    </>
  );
}

function SignOutElsewhere({ signOutElsewhere }: Pick<SecurityActions, 'signOutElsewhere'>) {
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');

  async function signOut() {
    setState('busy');
    setState(
      await signOutElsewhere().then(
        () => 'done' as const,
        () => 'failed' as const,
      ),
    );
  }

  return (
    <>
      <Stack direction="row">
        <Button
          variant="secondary"
          onClick={() => void signOut()}
          busy={state === 'busy'}
          busyLabel={messages.signingOut}
        >
          {messages.signOutElsewhere}
        </Button>
      </Stack>
      {state === 'done' && (
        <Notice tone="success" role="status">
          {messages.done}
        </Notice>
      )}
      {state === 'failed' && (
        <Notice tone="danger" role="alert">
          {messages.failed}
        </Notice>
      )}
    </>
  );
}
