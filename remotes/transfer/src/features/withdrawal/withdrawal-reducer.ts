import type { BankErrorCode } from '@bank/domain';
import type { WithdrawalRequest } from '../../api/check-withdrawal';
import type { Receipt } from '../../api/read-receipt';

/** Why the withdrawal stopped. `guessesLeft` only with a wrong code; `offline`: nothing was sent. */
export type WithdrawalError = { code: BankErrorCode | 'offline'; guessesLeft?: number };

export type WithdrawalState = {
  /** Idempotency key: created once per form and kept across retries, so that it is paid at most once. */
  id: string;
  /** An attempt with this id got no response, so it may have been paid. */
  isUncertain: boolean;
  step:
    | { name: 'editing'; error: WithdrawalError | null }
    | { name: 'upgrade-required' }
    | { name: 'reviewing'; request: WithdrawalRequest }
    | { name: 'processing'; request: WithdrawalRequest }
    /** The prompt stays open behind an error, for a retry (specification, section 4, step 6). */
    | {
        name: 'vat-code';
        request: WithdrawalRequest;
        isBusy: boolean;
        error: WithdrawalError | null;
        /** Number of rejected codes: each one remounts the prompt. */
        failures: number;
      }
    | { name: 'done'; receipt: Receipt };
};

export type WithdrawalEvent =
  | { type: 'refused'; error: WithdrawalError }
  | { type: 'checked'; request: WithdrawalRequest }
  | { type: 'went-back' }
  | { type: 'confirmed' }
  | { type: 'processed' }
  | { type: 'code-submitted' }
  | { type: 'failed'; error: WithdrawalError; isUncertain: boolean }
  | { type: 'error-closed' }
  | { type: 'paid'; receipt: Receipt }
  /** `nextId` is the id of the new, empty form. */
  | { type: 'started-over'; nextId: string };

/** `isUncertain` if a reload interrupted the withdrawal. */
export function startWithdrawal(id: string, isUncertain = false): WithdrawalState {
  return { id, isUncertain, step: { name: 'editing', error: null } };
}

function nextStep(
  step: WithdrawalState['step'],
  event: Exclude<WithdrawalEvent, { type: 'started-over' }>,
): WithdrawalState['step'] {
  switch (event.type) {
    case 'refused':
      if (step.name !== 'editing') return step;
      return event.error.code === 'level-too-low'
        ? { name: 'upgrade-required' }
        : { name: 'editing', error: event.error };
    case 'checked':
      return step.name === 'editing' ? { name: 'reviewing', request: event.request } : step;
    case 'went-back':
      // Not while a code is being checked: the response would reach a closed prompt.
      return step.name === 'vat-code' && step.isBusy ? step : { name: 'editing', error: null };
    case 'confirmed':
      return step.name === 'reviewing' ? { name: 'processing', request: step.request } : step;
    case 'processed':
      return step.name === 'processing'
        ? {
            name: 'vat-code',
            request: step.request,
            isBusy: false,
            error: null,
            failures: 0,
          }
        : step;
    case 'code-submitted':
      return step.name === 'vat-code' ? { ...step, isBusy: true, error: null } : step;
    case 'failed':
      return step.name === 'vat-code'
        ? {
            ...step,
            isBusy: false,
            error: event.error,
            failures: step.failures + 1,
          }
        : step;
    case 'error-closed':
      return 'error' in step ? { ...step, error: null } : step;
    case 'paid':
      return { name: 'done', receipt: event.receipt };
  }
}

/**
 * The state machine of a withdrawal (specification, section 4). Events that do not fit the current step
 * are ignored.
 */
export function withdrawalReducer(state: WithdrawalState, event: WithdrawalEvent): WithdrawalState {
  if (event.type === 'started-over') {
    const isSettled = state.step.name === 'done' || state.step.name === 'editing';
    return isSettled ? startWithdrawal(event.nextId) : state;
  }
  const step = nextStep(state.step, event);
  // Stays uncertain until known to be paid: a later response is about a later attempt.
  const isUncertain =
    event.type !== 'paid' && (state.isUncertain || (event.type === 'failed' && event.isUncertain));
  return { ...state, isUncertain, step };
}
