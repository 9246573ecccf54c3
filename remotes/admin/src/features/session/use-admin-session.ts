import { reauthenticate, signedInAt } from '@bank/firebase/auth';
import { useEffect, useState } from 'react';

/** Session expiry: milliseconds after the last password entry; the security rules enforce the same. */
const ADMIN_SESSION_MS = 4 * 60 * 60_000;

/** Tracks the expiry of the admin session; `resume` opens it again. */
export function useAdminSession() {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [isExpired, setExpired] = useState(false);

  useEffect(() => {
    let isUnmounted = false;
    const begin = (end: number) => {
      if (isUnmounted) return;
      setExpired(Date.now() >= end);
      setEndsAt(end);
    };
    signedInAt().then(
      (seconds) => begin(seconds * 1000 + ADMIN_SESSION_MS),
      // Signed out meanwhile: the host shows the sign-in page. Offline: the rules enforce the expiry.
      () => begin(Infinity),
    );
    return () => {
      isUnmounted = true;
    };
  }, []);

  useEffect(() => {
    if (endsAt === null) return undefined;
    const checkExpiry = () => setExpired(Date.now() >= endsAt);
    const timer = setTimeout(checkExpiry, Math.max(0, endsAt - Date.now()));
    // Timers pause while the computer sleeps.
    document.addEventListener('visibilitychange', checkExpiry);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkExpiry);
    };
  }, [endsAt]);

  return {
    /** Until then, a request might be denied: the session may have expired before the page loaded. */
    isKnown: endsAt !== null,
    isExpired,
    /** Throws `BankError` if the password is wrong. */
    async resume(password: string): Promise<void> {
      await reauthenticate(password);
      setEndsAt(Date.now() + ADMIN_SESSION_MS);
      setExpired(false);
    },
  };
}
