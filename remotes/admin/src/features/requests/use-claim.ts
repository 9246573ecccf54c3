import type { BankErrorCode } from '@bank/domain';
import { database, toBankError } from '@bank/firebase/firestore';
import { useEffect, useState } from 'react';
import { claimRequest, releaseClaim } from '../../api/claims';
import type { RequestKey } from '../../api/request-kind';

/** Well before the claim expires, so that a long review keeps it. */
const RENEW_INTERVAL_MS = 5 * 60_000;

export type ClaimState = 'claiming' | 'held' | { refused: BankErrorCode };

/** Claims a request while the component is mounted, and renews the claim. */
export function useClaim({ kind, id }: RequestKey, by: string): ClaimState {
  const [state, setState] = useState<ClaimState>('claiming');
  useEffect(() => {
    let isCancelled = false;
    const key = { kind, id };
    const claim = () =>
      claimRequest(database(), key, by).then(
        () => isCancelled || setState('held'),
        (error: unknown) => isCancelled || setState({ refused: toBankError(error).code }),
      );
    void claim();
    const renewal = setInterval(() => void claim(), RENEW_INTERVAL_MS);
    return () => {
      isCancelled = true;
      clearInterval(renewal);
      // A claim that can't be released expires by itself; a decision deletes it.
      releaseClaim(database(), key, by).catch(() => {});
    };
  }, [kind, id, by]);
  return state;
}
