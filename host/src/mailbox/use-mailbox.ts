import { useCallback, useEffect, useState } from 'react';
import { loadAuth } from '../session/backend';
import type { Mail } from './mail';

type Mailbox = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; mails: Mail[] };

export async function loadMailbox() {
  // Starts Firebase with the page's environment.
  const [{ readMailbox, followMail }] = await Promise.all([import('./mail'), loadAuth()]);
  return { readMailbox, followMail };
}

/** Reads the emails of the emulator; again on `refresh` and when the page becomes visible. */
export function useMailbox() {
  const [mailbox, setMailbox] = useState<Mailbox>({ status: 'loading' });
  const refresh = useCallback(async () => {
    try {
      const { readMailbox } = await loadMailbox();
      setMailbox({ status: 'ready', mails: await readMailbox() });
    } catch {
      setMailbox({ status: 'failed' });
    }
  }, []);
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    onReturn();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [refresh]);
  return { mailbox, refresh };
}
