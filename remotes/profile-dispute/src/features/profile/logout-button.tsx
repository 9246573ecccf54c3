import { Button, Notice } from '@bank/ui';
import { useState } from 'react';
import { profile as messages } from '../../messages';

type Props = { logOut: () => Promise<void> };

export function LogoutButton({ logOut }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function handleLogout() {
    setState('busy');
    try {
      // Success needs no message: the host unmounts this screen with the session.
      await logOut();
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        onClick={() => void handleLogout()}
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
