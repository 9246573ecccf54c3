import { useLive, type Live } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useCallback } from 'react';
import { watchGuesses, watchIssuedCode, type Guesses, type IssuedCode } from '../../api/code-state';
import {
  watchDisputes,
  watchPast,
  watchPresent,
  type PersonRequest,
} from '../../api/person-requests';

export function useIssuedCode(uid: string): Live<IssuedCode | null> {
  return useLive(
    useCallback(
      (onValue, onError) => watchIssuedCode(database(), uid, { onValue, onError }),
      [uid],
    ),
  );
}

export function useGuesses(uid: string): Live<Guesses | null> {
  return useLive(
    useCallback((onValue, onError) => watchGuesses(database(), uid, { onValue, onError }), [uid]),
  );
}

function usePresent(uid: string, kind: 'kycRequests' | 'loans'): Live<PersonRequest[]> {
  return useLive(
    useCallback((...tell) => watchPresent(database(), kind, uid, ...tell), [kind, uid]),
  );
}

function usePast(uid: string, kind: 'kycRequests' | 'loans'): Live<PersonRequest[]> {
  return useLive(useCallback((...tell) => watchPast(database(), kind, uid, ...tell), [kind, uid]));
}

/** Everything that a person has asked for, live: what waits first, then the newest. */
export function useRequests(uid: string): Live<PersonRequest[]> {
  const all = [
    usePresent(uid, 'kycRequests'),
    usePast(uid, 'kycRequests'),
    usePresent(uid, 'loans'),
    usePast(uid, 'loans'),
    useLive<PersonRequest[]>(
      useCallback((...tell) => watchDisputes(database(), uid, ...tell), [uid]),
    ),
  ];
  const failed = all.find(({ status }) => status === 'error');
  if (failed) return failed;
  const requests = all.flatMap((live) => (live.status === 'ready' ? [live.value] : []));
  if (requests.length < all.length) return { status: 'loading' };
  const rank = ({ state, submittedAt }: PersonRequest) =>
    (state.status === 'pending' ? Infinity : 0) || (submittedAt?.getTime() ?? 0);
  return { status: 'ready', value: requests.flat().sort((a, b) => rank(b) - rank(a)) };
}
