import { useEffect, useState } from 'react';

/** `latest` is the account's latest sign-in, in any session. */
export type SignInTimes = { session: Date; latest: Date };
type Times = { status: 'loading' | 'failed' } | { status: 'ready'; value: SignInTimes };

/** Asks once for each `load`, which its caller keeps the same. */
export function useSignInTimes(load: () => Promise<SignInTimes>): Times {
  const [times, setTimes] = useState<Times>({ status: 'loading' });
  useEffect(() => {
    let isGone = false;
    const tell = (next: Times) => {
      if (!isGone) setTimes(next);
    };
    load().then(
      (value) => tell({ status: 'ready', value }),
      () => tell({ status: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return times;
}
