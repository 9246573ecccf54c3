import { useSubscription, type AsyncState } from '@bank/data-access';
import type { Cents } from '@bank/domain';
import { database } from '@bank/firebase/firestore';
import { useCallback } from 'react';
import { needsRelease, subscribeCreditLimit, type CreditLimit } from '../../api/credit-limit';
import {
  subscribeProposals,
  subscribeProposalsFor,
  type CreditProposal,
} from '../../api/credit-proposals';
import { subscribePeople, type People } from '../../api/people';

const SEPARATOR = '/';

function usePeople(uids: readonly string[]): AsyncState<People> {
  const key = [...new Set(uids)].join(SEPARATOR);
  return useSubscription(
    useCallback(
      (...listeners) =>
        subscribePeople(database(), key === '' ? [] : key.split(SEPARATOR), ...listeners),
      [key],
    ),
  );
}

/** Subscribes to the pending proposals, their recipients and authors. */
export function useProposals() {
  const proposals: AsyncState<CreditProposal[]> = useSubscription(
    useCallback((...listeners) => subscribeProposals(database(), ...listeners), []),
  );
  const shown = proposals.status === 'ready' ? proposals.value : [];
  const people = usePeople(shown.map(({ uid }) => uid));
  const authors = usePeople(shown.map(({ proposedBy }) => proposedBy));
  return { proposals, people, authors };
}

/** The part of a loan application that matters for its release. */
type Application = { uid: string; amount: Cents };

const noSubscription = () => () => {};

/** Whether approving an application needs another admin, and whether it is proposed already. */
export function useReleaseNeed(application: Application | null): {
  limit: CreditLimit;
  need: 'none' | 'proposal' | 'release';
} {
  const uid = application?.uid;
  const limit: AsyncState<CreditLimit> = useSubscription(
    useCallback(
      (...listeners) =>
        uid === undefined ? noSubscription() : subscribeCreditLimit(database(), ...listeners),
      [uid],
    ),
  );
  const proposals: AsyncState<CreditProposal[]> = useSubscription(
    useCallback(
      (...listeners) =>
        uid === undefined ? noSubscription() : subscribeProposalsFor(database(), uid, ...listeners),
      [uid],
    ),
  );
  const known = limit.status === 'ready' ? limit.value : null;
  if (!application || !needsRelease(application.amount, known))
    return { limit: known, need: 'none' };
  const isProposed =
    proposals.status === 'ready' && proposals.value.some(({ kind }) => kind === 'review_loan');
  return { limit: known, need: isProposed ? 'release' : 'proposal' };
}
