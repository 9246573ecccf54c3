import type { Session } from '@bank/contracts';
import {
  BankError,
  newId,
  parseAmountIn,
  PROCESSING_DELAY,
  type BankErrorCode,
  type UserProfile,
} from '@bank/domain';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { checkWithdrawal } from '../../api/check-withdrawal';
import type { WithdrawalAttempt } from '../../api/commit-withdrawal';
import type { Receipt } from '../../api/read-receipt';
import type { ReviewApi } from '../protection/use-review';
import {
  draftFromRequest,
  emptyDraft,
  isPayeeComplete,
  requestFromDraft,
  type Draft,
} from './draft';
import { isOffline } from './is-offline';
import { startWithdrawal, withdrawalReducer, type WithdrawalError } from './withdrawal-reducer';
import { clearPending, readPending, savePending } from './pending-withdrawal';

/** After these errors the database may have paid. */
const UNANSWERED: ReadonlySet<BankErrorCode> = new Set(['network', 'conflict', 'unknown']);

function codeOf(error: unknown): BankErrorCode {
  return error instanceof BankError ? error.code : 'unknown';
}

/** The database calls of a withdrawal, for one signed-in customer. */
export type WithdrawalApi = {
  /** Loads the code of `withdraw`. */
  prepare(): Promise<void>;
  withdraw(attempt: WithdrawalAttempt): Promise<Receipt | { guessesLeft: number }>;
  find(id: string): Promise<Receipt | null>;
} & ReviewApi;

/** The withdrawal from the form, filled in with `initial`, to its receipt. `api` must be a stable reference. */
export function useWithdrawal(
  session: Session,
  profile: UserProfile,
  api: WithdrawalApi,
  initial: Draft,
) {
  const { uid } = session;
  const [pending] = useState(() => readPending(uid));
  const [draft, setDraft] = useState<Draft>(() =>
    pending ? draftFromRequest(pending.request, profile.country) : initial,
  );
  const amount = parseAmountIn(draft.amount, profile.country);
  const [showsProblems, setShowsProblems] = useState(false);
  const [state, dispatch] = useReducer(withdrawalReducer, pending, (interrupted) =>
    startWithdrawal(interrupted?.id ?? newId(), interrupted !== null),
  );
  const { id, isUncertain, step } = state;
  const isSending = useRef(false);

  function settle(receipt: Receipt) {
    setDraft(emptyDraft);
    setShowsProblems(false);
    dispatch({ type: 'paid', receipt });
  }

  // Kept while the success shows: a reload must show it again, not an empty form that could pay twice.
  const isPaid = step.name === 'done';
  useEffect(() => {
    if (!isPaid) return undefined;
    return () => clearPending(uid);
  }, [isPaid, uid]);

  // A reload interrupted the withdrawal: check whether it was paid.
  const [isChecking, setIsChecking] = useState(pending !== null);
  const settleAfterReload = useEffectEvent(settle);
  useEffect(() => {
    if (!pending) return undefined;
    let isCurrent = true;
    api.find(pending.id).then(
      (receipt) => {
        if (!isCurrent) return;
        setIsChecking(false);
        if (receipt) settleAfterReload(receipt);
      },
      // No response: it stays uncertain, and the next attempt checks again before it pays.
      () => {
        if (isCurrent) setIsChecking(false);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [pending, api]);

  useEffect(() => {
    if (step.name !== 'processing') return undefined;
    const timer = setTimeout(() => dispatch({ type: 'processed' }), PROCESSING_DELAY);
    return () => clearTimeout(timer);
  }, [step.name]);

  /**
   * Checks whether an uncertain attempt was paid. Shows the receipt if so, and the error if there is no
   * response.
   */
  async function isUnpaid(): Promise<boolean> {
    try {
      const receipt = await api.find(id);
      if (receipt) settle(receipt);
      return receipt === null;
    } catch (error) {
      dispatch({ type: 'refused', error: { code: codeOf(error) } });
      return false;
    }
  }

  /** Shows no errors in the fields of another method or payee, which are untouched. */
  function changeDraft(next: Draft, isOtherPayee = next.method !== draft.method) {
    if (isOtherPayee) setShowsProblems(false);
    setDraft(next);
  }

  async function submit() {
    // If it was paid, the balance is already lower and these checks would blame it.
    if (isUncertain && !(await isUnpaid())) return;
    // No dialog above fields that show what is missing.
    if (!amount.ok && (amount.problem === 'empty' || !isPayeeComplete(draft))) {
      setShowsProblems(true);
      return;
    }
    const code = checkWithdrawal({ session, profile, amount: amount.ok ? amount.cents : null });
    const request = requestFromDraft(draft, amount);
    setShowsProblems(code === 'invalid-amount' || (code === null && request === null));
    if (code) dispatch({ type: 'refused', error: { code } });
    else if (request) dispatch({ type: 'checked', request });
  }

  async function submitCode(code: number) {
    // A second click may come before the prompt renders as busy.
    if (step.name !== 'vat-code' || isSending.current) return;
    isSending.current = true;
    if (await isOffline()) {
      isSending.current = false;
      dispatch({ type: 'failed', error: { code: 'offline' }, isUncertain: false });
      return;
    }
    dispatch({ type: 'code-submitted' });
    savePending(uid, { id, request: step.request });
    try {
      const attempt = { id, request: step.request, code, isRetry: isUncertain };
      const result = await api.withdraw(attempt);
      if ('guessesLeft' in result) fail({ code: 'wrong-vat-code', ...result }, false);
      else settle(result);
    } catch (error) {
      const code = codeOf(error);
      fail({ code }, UNANSWERED.has(code));
    } finally {
      isSending.current = false;
    }
  }

  function fail(error: WithdrawalError, isOutcomeUnknown: boolean) {
    if (!isUncertain && !isOutcomeUnknown) clearPending(uid);
    dispatch({ type: 'failed', error, isUncertain: isOutcomeUnknown });
  }

  function clear() {
    clearPending(uid);
    setDraft(emptyDraft);
    setShowsProblems(false);
    dispatch({ type: 'started-over', nextId: newId() });
  }

  /** A new form gets a new id, but only once the old one is known to be unpaid. */
  async function startOver() {
    if (!isUncertain || (await isUnpaid())) clear();
  }

  return {
    draft,
    changeDraft,
    amount,
    showsProblems,
    step,
    isUncertain,
    isChecking,
    dispatch,
    submit,
    submitCode,
    startOver,
    api,
  };
}

export type Withdrawal = ReturnType<typeof useWithdrawal>;
