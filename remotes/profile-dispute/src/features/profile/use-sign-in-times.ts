import { useEffect, useState } from 'react';

/** `latest` is the account's latest sign-in, in any session. */
export type SignInTimes = { session: Date; latest: Date };
type Times = { status: 'loading' | 'failed' } | { status: 'ready'; value: SignInTimes };

/** Loads once per `load`, which must be a stable reference. */
export function useSignInTimes(load: () => Promise<SignInTimes>): Times {
  const [times, setTimes] = useState<Times>({ status: 'loading' });
  useEffect(() => {
    let isUnmounted = false;
    const update = (next: Times) => {
      if (!isUnmounted) setTimes(next);
    };
    load().then(
      (value) => update({ status: 'ready', value }),
      () => update({ status: 'failed' }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [load]);
  return times;
}
