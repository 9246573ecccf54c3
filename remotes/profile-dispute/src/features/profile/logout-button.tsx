import { Button, Notice } from '@bank/ui';
import { useState } from 'react';
import { profile as messages } from '../../messages';

type Props = { logOut: () => Promise<void> };

export function LogoutButton({ logOut }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function leave() {
    setState('busy');
    try {
      // The host takes this screen away with the session: there is nothing to say after it.
      await logOut();
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        onClick={() => void leave()}
        busy={state === 'busy'}
        busyLabel={messages.loggingOut}
      >
        {messages.logout}
      </Button>
      {state === 'failed' && (
        <Notice tone="danger" role="alert">
          {messages.logoutFailed}
        </Notice>
      )}
    </>
  );
}
