import type { BankErrorCode } from '@bank/domain';
import { database, toBankError } from '@bank/firebase/firestore';
import { useEffect, useState } from 'react';
import { claimRequest, putBack } from '../../api/claims';
import type { RequestPlace } from '../../api/request-kind';

/** Well before the claim lapses, so that one who reads for long keeps it. */
const RENEW_EVERY = 5 * 60_000;

export type ClaimState = 'claiming' | 'held' | { refused: BankErrorCode };

/** Has a request in hand for as long as the component is there. */
export function useClaim({ kind, id }: RequestPlace, by: string): ClaimState {
  const [state, setState] = useState<ClaimState>('claiming');
  useEffect(() => {
    let isOver = false;
    const place = { kind, id };
    const claim = () =>
      claimRequest(database(), place, by).then(
        () => isOver || setState('held'),
        (error: unknown) => isOver || setState({ refused: toBankError(error).code }),
      );
    const claimed = claim();
    const renewal = setInterval(() => void claim(), RENEW_EVERY);
    return () => {
      isOver = true;
      clearInterval(renewal);
      // What can't be put back now lapses by itself, and a decided request has no claim any more.
      void claimed.then(() => putBack(database(), place, by)).catch(() => {});
    };
  }, [kind, id, by]);
  return state;
}
