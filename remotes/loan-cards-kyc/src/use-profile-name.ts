import { subscribeProfile, useSubscription } from '@bank/data-access';
import type { UserProfile } from '@bank/domain';
import { useCallback } from 'react';

/** The customer's name once it is loaded; undefined for a visitor. */
export function useProfileName(uid: string | null): string | undefined {
  const profile = useSubscription<UserProfile | null>(
    useCallback(
      (onValue, onError) => {
        if (uid) return subscribeProfile(uid, onValue, onError);
        onValue(null);
        return () => {};
      },
      [uid],
    ),
  );
  return profile.status === 'ready' ? profile.value?.username : undefined;
}
