import { describe, expect, it } from '@jest/globals';
import { toCents } from '@bank/domain';
import type { WithdrawalRequest } from '../../api/check-withdrawal';
import {
  startWithdrawal,
  withdrawalReducer,
  type WithdrawalEvent,
  type WithdrawalState,
} from './withdrawal-reducer';

const request: WithdrawalRequest = {
  amount: toCents(25),
  payee: { method: 'PayPal', email: 'bo@example.com' },
};
const receipt = { id: 'one', request, date: null, balance: toCents(75) };
const wrongCode = { code: 'wrong-vat-code', guessesLeft: 4 } as const;

function after(...events: WithdrawalEvent[]): WithdrawalState {
  return events.reduce(withdrawalReducer, startWithdrawal('one'));
}

const toPrompt: WithdrawalEvent[] = [
  { type: 'checked', request },
  { type: 'confirmed' },
  { type: 'processed' },
];

describe('a withdrawal', () => {
  it('goes from the form to review, processing and the code prompt', () => {
    expect(after().step).toEqual({ name: 'editing', error: null });
    expect(after({ type: 'checked', request }).step).toEqual({ name: 'reviewing', request });
    expect(after(...toPrompt.slice(0, 2)).step).toEqual({ name: 'processing', request });
    expect(after(...toPrompt).step).toMatchObject({ name: 'vat-code', isBusy: false });
  });

  it('asks for an upgrade if the level is too low, and shows any other error', () => {
    const refused = (code: 'level-too-low' | 'insufficient-funds') =>
      after({ type: 'refused', error: { code } }).step;
    expect(refused('level-too-low')).toEqual({ name: 'upgrade-required' });
    expect(refused('insufficient-funds')).toEqual({
      name: 'editing',
      error: { code: 'insufficient-funds' },
    });
  });

  it('keeps the prompt open behind an error and after it', () => {
    const failed = after(
      ...toPrompt,
      { type: 'code-submitted' },
      { type: 'failed', error: wrongCode, isUncertain: false },
    );
    expect(failed.step).toMatchObject({ name: 'vat-code', isBusy: false, error: wrongCode });
    const closed = withdrawalReducer(failed, { type: 'error-closed' });
    expect(closed.step).toMatchObject({ name: 'vat-code', error: null, failures: 1 });
  });

  it('keeps its id across retries and gets a new one with the next form', () => {
    const retried = after(
      ...toPrompt,
      { type: 'failed', error: wrongCode, isUncertain: false },
      { type: 'went-back' },
      ...toPrompt,
      { type: 'paid', receipt },
    );
    expect(retried).toMatchObject({ id: 'one', step: { name: 'done', receipt } });
    expect(withdrawalReducer(retried, { type: 'started-over', nextId: 'two' })).toEqual(
      startWithdrawal('two'),
    );
  });

  it('stays uncertain after a lost response until it is known to be paid', () => {
    const lost: WithdrawalEvent[] = [
      ...toPrompt,
      { type: 'failed', error: { code: 'network' }, isUncertain: true },
      { type: 'failed', error: wrongCode, isUncertain: false },
    ];
    expect(after(...lost).isUncertain).toBe(true);
    expect(after(...lost, { type: 'went-back' }).isUncertain).toBe(true);
    expect(after(...lost, { type: 'paid', receipt }).isUncertain).toBe(false);
  });

  it('is done from any step once it is found to be paid', () => {
    expect(after({ type: 'paid', receipt }).step).toEqual({ name: 'done', receipt });
  });

  const ignored: [string, WithdrawalEvent[], WithdrawalEvent][] = [
    ['a confirmation without a review', [], { type: 'confirmed' }],
    ['a prompt without processing', [{ type: 'checked', request }], { type: 'processed' }],
    ['a second review', toPrompt, { type: 'checked', request }],
    [
      'going back while a code is checked',
      [...toPrompt, { type: 'code-submitted' }],
      { type: 'went-back' },
    ],
    ['a new form while one is in progress', toPrompt, { type: 'started-over', nextId: 'two' }],
  ];
  it.each(ignored)('ignores %s', (_, events, event) => {
    expect(after(...events, event)).toEqual(after(...events));
  });
});
