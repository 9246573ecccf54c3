import type { UserProfile } from '@bank/domain';
import { database } from '@bank/firebase/firestore';
import { useRemote } from '@bank/remote-kit';
import { useEffect } from 'react';
import { followConfirmedEmail } from '../../api/email';

/** Once the person has confirmed a new e-mail by its link, lets the profile follow it. */
export function useConfirmedEmail(profile: UserProfile | null): void {
  const { session, reportError } = useRemote();
  const signedInAs = session?.email ?? '';
  const uid = profile?.uid;
  const recorded = profile?.email;
  useEffect(() => {
    if (!uid || recorded === undefined || !signedInAs || recorded === signedInAs) return;
    // Nothing that the person asked for has failed, and the next visit tries again.
    followConfirmedEmail(database(), uid, recorded).catch((error: unknown) => reportError(error));
  }, [uid, signedInAs, recorded, reportError]);
}
