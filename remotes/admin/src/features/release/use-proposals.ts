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
import { useUsersById } from '../users/use-users-by-id';

/** Subscribes to the pending proposals, their recipients and authors. */
export function useProposals() {
  const proposals: AsyncState<CreditProposal[]> = useSubscription(
    useCallback((...listeners) => subscribeProposals(database(), ...listeners), []),
  );
  const shown = proposals.status === 'ready' ? proposals.value : [];
  const users = useUsersById(shown.map(({ uid }) => uid));
  const authors = useUsersById(shown.map(({ proposedBy }) => proposedBy));
  return { proposals, users, authors };
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
