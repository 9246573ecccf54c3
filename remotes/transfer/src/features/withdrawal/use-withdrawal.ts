import type { Session } from '@bank/contracts';
import {
  BankError,
  checkWithdrawal,
  newId,
  parseAmount,
  PROCESSING_DELAY,
  type BankErrorCode,
  type UserProfile,
} from '@bank/domain';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { Receipt } from '../../api/commit-withdrawal';
import type { Answer, Attempt } from '../../api/withdraw';
import { draftOf, emptyDraft, requestOf, type Draft } from './draft';
import { isOffline } from './is-offline';
import { startWithdrawal, withdrawalReducer, type Problem } from './machine';
import { forgetPending, readPending, rememberPending } from './pending-withdrawal';

/** What says nothing about what the database did: it may have paid. */
const UNANSWERED: ReadonlySet<BankErrorCode> = new Set(['network', 'conflict', 'unknown']);

function codeOf(error: unknown): BankErrorCode {
  return error instanceof BankError ? error.code : 'unknown';
}

/** The requests of the withdrawal, for one signed-in person. */
export type WithdrawalRequests = {
  withdraw(attempt: Attempt): Promise<Answer>;
  find(id: string): Promise<Receipt | null>;
};

/** The withdrawal from an empty form to its receipt; `requests` must stay the same object. */
export function useWithdrawal(
  session: Session,
  profile: UserProfile,
  requests: WithdrawalRequests,
) {
  const { uid } = session;
  const [pending] = useState(() => readPending(uid));
  const [draft, setDraft] = useState<Draft>(() =>
    pending ? draftOf(pending.request) : emptyDraft,
  );
  const [showsProblems, setShowsProblems] = useState(false);
  const [state, dispatch] = useReducer(withdrawalReducer, pending, (order) =>
    startWithdrawal(order?.id ?? newId(), order !== null),
  );
  const { id, isUncertain, step } = state;
  const isSending = useRef(false);

  function settle(receipt: Receipt) {
    forgetPending(uid);
    setDraft(emptyDraft);
    setShowsProblems(false);
    dispatch({ type: 'paid', receipt });
  }

  // A reload interrupted one: perhaps it was paid all the same.
  const settleLate = useEffectEvent(settle);
  useEffect(() => {
    if (!pending) return undefined;
    let isCurrent = true;
    requests.find(pending.id).then(
      (receipt) => {
        if (receipt && isCurrent) settleLate(receipt);
      },
      // No answer: it stays uncertain, and the next try looks again before it pays.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [pending, requests]);

  useEffect(() => {
    if (step.name !== 'processing') return undefined;
    const timer = setTimeout(() => dispatch({ type: 'processed' }), PROCESSING_DELAY);
    return () => clearTimeout(timer);
  }, [step.name]);

  /** Looks what became of a try without an answer, and says so where it was paid or cannot be told. */
  async function isUnpaid(): Promise<boolean> {
    try {
      const receipt = await requests.find(id);
      if (receipt) settle(receipt);
      return receipt === null;
    } catch (error) {
      dispatch({ type: 'refused', problem: { code: codeOf(error) } });
      return false;
    }
  }

  async function submit() {
    // A paid one has lowered the balance, which these checks would then blame.
    if (isUncertain && !(await isUnpaid())) return;
    const amount = parseAmount(draft.amount);
    const cents = amount.ok ? amount.cents : null;
    const code = checkWithdrawal({ session, profile, amount: cents });
    const request = requestOf(draft);
    setShowsProblems(code === 'invalid-amount' || (code === null && request === null));
    if (code) dispatch({ type: 'refused', problem: { code } });
    else if (request) dispatch({ type: 'checked', request });
  }

  async function submitCode(code: number) {
    // A second click may come before the prompt is drawn as busy.
    if (step.name !== 'vat-code' || isSending.current) return;
    isSending.current = true;
    if (await isOffline()) {
      isSending.current = false;
      dispatch({ type: 'failed', problem: { code: 'offline' }, isUncertain: false });
      return;
    }
    dispatch({ type: 'code-submitted' });
    rememberPending(uid, { id, request: step.request });
    try {
      const order = { id, request: step.request, code, isRetry: isUncertain };
      const answer = await requests.withdraw(order);
      if (answer.kind === 'paid') {
        settle(answer.receipt);
        return;
      }
      fail({ code: 'wrong-vat-code', guessesLeft: answer.guessesLeft }, false);
    } catch (error) {
      const code = codeOf(error);
      fail({ code }, UNANSWERED.has(code));
    } finally {
      isSending.current = false;
    }
  }

  function fail(problem: Problem, leavesDoubt: boolean) {
    if (!isUncertain && !leavesDoubt) forgetPending(uid);
    dispatch({ type: 'failed', problem, isUncertain: leavesDoubt });
  }

  function clear() {
    forgetPending(uid);
    setDraft(emptyDraft);
    setShowsProblems(false);
    dispatch({ type: 'started-over', nextId: newId() });
  }

  /** A new form has a new id: not before it is known that the old one is not paid. */
  async function startOver() {
    if (!isUncertain || (await isUnpaid())) clear();
  }

  return {
    draft,
    setDraft,
    showsProblems,
    step,
    isUncertain,
    dispatch,
    submit,
    submitCode,
    startOver,
  };
}

export type Withdrawal = ReturnType<typeof useWithdrawal>;
