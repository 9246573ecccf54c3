import { useSubscription, type AsyncState } from '@bank/data-access';
import { database } from '@bank/firebase/firestore';
import { useCallback } from 'react';
import {
  subscribeGuesses,
  subscribeIssuedCode,
  type Guesses,
  type IssuedCode,
} from '../../api/code-state';
import {
  subscribeDisputes,
  subscribeArchivedRequests,
  subscribeCurrentRequest,
  type PersonRequest,
} from '../../api/person-requests';

export function useIssuedCode(uid: string): AsyncState<IssuedCode | null> {
  return useSubscription(
    useCallback(
      (onValue, onError) => subscribeIssuedCode(database(), uid, { onValue, onError }),
      [uid],
    ),
  );
}

export function useGuesses(uid: string): AsyncState<Guesses | null> {
  return useSubscription(
    useCallback(
      (onValue, onError) => subscribeGuesses(database(), uid, { onValue, onError }),
      [uid],
    ),
  );
}

function useCurrentRequest(
  uid: string,
  kind: 'kycRequests' | 'loans',
): AsyncState<PersonRequest[]> {
  return useSubscription(
    useCallback(
      (...listeners) => subscribeCurrentRequest(database(), kind, uid, ...listeners),
      [kind, uid],
    ),
  );
}

function useArchivedRequests(
  uid: string,
  kind: 'kycRequests' | 'loans',
): AsyncState<PersonRequest[]> {
  return useSubscription(
    useCallback(
      (...listeners) => subscribeArchivedRequests(database(), kind, uid, ...listeners),
      [kind, uid],
    ),
  );
}

/** Subscribes to all requests of a user: pending ones first, then the newest. */
export function useRequests(uid: string): AsyncState<PersonRequest[]> {
  const all = [
    useCurrentRequest(uid, 'kycRequests'),
    useArchivedRequests(uid, 'kycRequests'),
    useCurrentRequest(uid, 'loans'),
    useArchivedRequests(uid, 'loans'),
    useSubscription<PersonRequest[]>(
      useCallback((...listeners) => subscribeDisputes(database(), uid, ...listeners), [uid]),
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
