import { newId, type Cents, type UserProfile } from '@bank/domain';
import { database, toBankError } from '@bank/firebase/firestore';
import { useNotify, useUnsavedChanges } from '@bank/remote-kit';
import { useRef, useState } from 'react';
import { proposeCredit } from '../../api/credit-proposals';
import { decideRequest, type Decision } from '../../api/decide-request';
import type { PendingRequest } from '../../api/request-queue';
import { helpFor, messages } from './messages';

type Options = {
  request: PendingRequest;
  account: UserProfile;
  by: string;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
};

export type Failure = { text: string; help: string | undefined };

/** One decision: sent once for a double click, stored once across retries. */
export function useDecision({ request, account, by, onBusy, onDone }: Options) {
  const notify = useNotify();
  const [id] = useState(newId);
  const [proposal] = useState(newId);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isRunning = useRef(false);
  useUnsavedChanges(busy);

  function setRunning(running: boolean) {
    isRunning.current = running;
    setBusy(running);
    onBusy(running);
  }

  const { details, uid, submittedAt } = request;

  async function sendDecision(decision: Decision): Promise<string> {
    const { kind } = details;
    const amount = kind === 'loans' ? { amount: details.amount } : {};
    const decided = { id, by, kind, uid, submittedAt, decision, ...amount };
    const status = await decideRequest(database(), { ...decided, request: request.id });
    const done = status === 'approved' ? messages.done.approved : messages.done.rejected;
    return done[kind](account.username);
  }

  async function run(send: () => Promise<string>) {
    if (isRunning.current) return;
    setRunning(true);
    setFailure(null);
    try {
      const text = await send();
      setRunning(false);
      onDone();
      notify.success(text);
    } catch (error) {
      setRunning(false);
      setFailure({ text: messages.failure, help: helpFor(toBankError(error).code) });
    }
  }

  return {
    busy,
    failure,
    decide: (decision: Decision) => run(() => sendDecision(decision)),
    /** Submits the approval of a loan for release by another admin. */
    propose: (amount: Cents) =>
      run(async () => {
        await proposeCredit(database(), {
          ...{ id: proposal, kind: 'review_loan', by, uid, amount },
        });
        return messages.done.proposed(account.username);
      }),
  };
}
