import { useLive, type Live } from '@bank/data-access';
import type { Cents } from '@bank/domain';
import { database } from '@bank/firebase/firestore';
import { useCallback } from 'react';
import { needsRelease, watchCreditLimit, type CreditLimit } from '../../api/credit-limit';
import { watchProposals, watchProposalsFor, type CreditProposal } from '../../api/credit-proposals';
import { watchPeople, type People } from '../../api/people';

const SEPARATOR = '/';

function usePeople(uids: readonly string[]): Live<People> {
  const key = [...new Set(uids)].join(SEPARATOR);
  return useLive(
    useCallback(
      (...tell) => watchPeople(database(), key === '' ? [] : key.split(SEPARATOR), ...tell),
      [key],
    ),
  );
}

/** The proposals that wait, live, and the people whose they are. */
export function useProposals() {
  const proposals: Live<CreditProposal[]> = useLive(
    useCallback((...tell) => watchProposals(database(), ...tell), []),
  );
  const shown = proposals.status === 'ready' ? proposals.value : [];
  const people = usePeople(shown.map(({ uid }) => uid));
  const authors = usePeople(shown.map(({ proposedBy }) => proposedBy));
  return { proposals, people, authors };
}

/** A loan application, as far as its release is concerned. */
type Application = { uid: string; amount: Cents };

const NOTHING = () => () => {};

/** Whether the approval of an application needs another admin, and whether it waits for one already. */
export function useReleaseNeed(application: Application | null): {
  limit: CreditLimit;
  need: 'none' | 'proposal' | 'release';
} {
  const uid = application?.uid;
  const limit: Live<CreditLimit> = useLive(
    useCallback(
      (...tell) => (uid === undefined ? NOTHING() : watchCreditLimit(database(), ...tell)),
      [uid],
    ),
  );
  const proposals: Live<CreditProposal[]> = useLive(
    useCallback(
      (...tell) => (uid === undefined ? NOTHING() : watchProposalsFor(database(), uid, ...tell)),
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
