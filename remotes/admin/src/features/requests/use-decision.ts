import { newId, type Cents, type UserProfile } from '@bank/domain';
import { database, toBankError } from '@bank/firebase/firestore';
import { useNotify, useUnsavedChanges } from '@bank/remote-kit';
import { useRef, useState } from 'react';
import { proposeCredit } from '../../api/credit-proposals';
import { decideRequest, type Decision } from '../../api/decide-request';
import type { PendingRequest } from '../../api/request-queue';
import { helpFor, messages } from './messages';

type Order = {
  request: PendingRequest;
  account: UserProfile;
  by: string;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
};

export type Failure = { text: string; help: string | undefined };

/** One decision: sent once for two clicks, and stored once for two tries. */
export function useDecision({ request, account, by, onBusy, onDone }: Order) {
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

  const { asked, uid, submittedAt } = request;

  async function sendDecision(decision: Decision): Promise<string> {
    const { kind } = asked;
    const amount = kind === 'loans' ? { amount: asked.amount } : {};
    const order = { id, by, kind, uid, submittedAt, decision, ...amount };
    const status = await decideRequest(database(), { ...order, request: request.id });
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
    /** Has the approval of a loan wait for another admin. */
    propose: (amount: Cents) =>
      run(async () => {
        await proposeCredit(database(), {
          ...{ id: proposal, kind: 'review_loan', by, uid, amount },
        });
        return messages.done.proposed(account.username);
      }),
  };
}
