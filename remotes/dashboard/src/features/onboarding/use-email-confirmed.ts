import { useEffect, useState } from 'react';

/**
 * Whether the email address is confirmed; false until Firebase Auth has loaded, which only happens if
 * `isEnabled`. Reads no document.
 */
export function useEmailConfirmed(isEnabled: boolean): boolean {
  const [isConfirmed, setIsConfirmed] = useState(false);
  useEffect(() => {
    if (!isEnabled) return undefined;
    let unsubscribe = () => {};
    let isUnmounted = false;
    import('@bank/firebase/auth').then(
      ({ watchUser }) => {
        if (isUnmounted) return;
        unsubscribe = watchUser((user) => setIsConfirmed(user?.isConfirmed ?? false));
      },
      // Without Firebase Auth the step stays open; the host reports the failed load.
      () => {},
    );
    return () => {
      isUnmounted = true;
      unsubscribe();
    };
  }, [isEnabled]);
  return isConfirmed;
}
