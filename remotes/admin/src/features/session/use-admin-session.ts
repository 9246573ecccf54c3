import { confirmPassword, signedInAt } from '@bank/firebase/auth';
import { useEffect, useState } from 'react';

/** Milliseconds for which an admin may work after entering the password; the database's rules hold the same. */
const ADMIN_SESSION = 4 * 60 * 60_000;

/** Whether the admin's session is open; `goOn` opens it again. */
export function useAdminSession() {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    let isGone = false;
    signedInAt().then(
      (seconds) => isGone || setEndsAt(seconds * 1000 + ADMIN_SESSION),
      // Signed out meanwhile: the host shows the log-in page.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    if (endsAt === null) return undefined;
    const end = () => setOver(Date.now() >= endsAt);
    const timer = setTimeout(end, Math.max(0, endsAt - Date.now()));
    // A computer that slept: its timers slept too.
    document.addEventListener('visibilitychange', end);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', end);
    };
  }, [endsAt]);

  return {
    isOver,
    /** Throws `BankError` where the password is not the right one. */
    async goOn(password: string): Promise<void> {
      await confirmPassword(password);
      setEndsAt(Date.now() + ADMIN_SESSION);
      setOver(false);
    },
  };
}
