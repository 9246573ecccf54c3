import type { BankErrorCode, WithdrawalRequest } from '@bank/domain';
import type { Receipt } from '../../api/commit-withdrawal';

/** Why it did not go on. `guessesLeft` beside a wrong code only; `offline`: nothing was even sent. */
export type Problem = { code: BankErrorCode | 'offline'; guessesLeft?: number };

type Step =
  | { name: 'editing'; problem: Problem | null }
  | { name: 'upgrade-required' }
  | { name: 'reviewing'; request: WithdrawalRequest }
  | { name: 'processing'; request: WithdrawalRequest }
  /** The prompt stays open behind a problem, for the next try (section 4, step 6). */
  | {
      name: 'vat-code';
      request: WithdrawalRequest;
      isBusy: boolean;
      problem: Problem | null;
      /** How often a code was refused: each time the prompt starts afresh. */
      failures: number;
    }
  | { name: 'done'; receipt: Receipt };

export type WithdrawalState = {
  /** Made once for a form and kept over every try, so that it can be paid once only. */
  id: string;
  /** A try of this id ended without an answer: it may have been paid. */
  isUncertain: boolean;
  step: Step;
};

export type WithdrawalEvent =
  | { type: 'refused'; problem: Problem }
  | { type: 'checked'; request: WithdrawalRequest }
  | { type: 'went-back' }
  | { type: 'confirmed' }
  | { type: 'processed' }
  | { type: 'code-submitted' }
  | { type: 'failed'; problem: Problem; isUncertain: boolean }
  | { type: 'problem-closed' }
  | { type: 'paid'; receipt: Receipt }
  /** `nextId` for the form that is empty again. */
  | { type: 'started-over'; nextId: string };

/** `isUncertain` for one that a reload interrupted. */
export function startWithdrawal(id: string, isUncertain = false): WithdrawalState {
  return { id, isUncertain, step: { name: 'editing', problem: null } };
}

function nextStep(step: Step, event: Exclude<WithdrawalEvent, { type: 'started-over' }>): Step {
  const editing: Step = { name: 'editing', problem: null };
  switch (event.type) {
    case 'refused':
      if (step.name !== 'editing') return step;
      return event.problem.code === 'level-too-low'
        ? { name: 'upgrade-required' }
        : { name: 'editing', problem: event.problem };
    case 'checked':
      return step.name === 'editing' ? { name: 'reviewing', request: event.request } : step;
    case 'went-back':
      // Not while a code is being judged: the answer would come to a closed prompt.
      return step.name === 'vat-code' && step.isBusy ? step : editing;
    case 'confirmed':
      return step.name === 'reviewing' ? { name: 'processing', request: step.request } : step;
    case 'processed':
      return step.name === 'processing'
        ? {
            name: 'vat-code',
            request: step.request,
            isBusy: false,
            problem: null,
            failures: 0,
          }
        : step;
    case 'code-submitted':
      return step.name === 'vat-code' ? { ...step, isBusy: true, problem: null } : step;
    case 'failed':
      return step.name === 'vat-code'
        ? {
            ...step,
            isBusy: false,
            problem: event.problem,
            failures: step.failures + 1,
          }
        : step;
    case 'problem-closed':
      return 'problem' in step ? { ...step, problem: null } : step;
    case 'paid':
      return { name: 'done', receipt: event.receipt };
  }
}

/** The states of section 4. An event that does not fit the present step changes nothing. */
export function withdrawalReducer(state: WithdrawalState, event: WithdrawalEvent): WithdrawalState {
  if (event.type === 'started-over') {
    const isSettled = state.step.name === 'done' || state.step.name === 'editing';
    return isSettled ? startWithdrawal(event.nextId) : state;
  }
  const step = nextStep(state.step, event);
  // Once uncertain, it stays so until it is known to be paid: a later answer is about a later try.
  const isUncertain =
    event.type !== 'paid' && (state.isUncertain || (event.type === 'failed' && event.isUncertain));
  return { ...state, isUncertain, step };
}
