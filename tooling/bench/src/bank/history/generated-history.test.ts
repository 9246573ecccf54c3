import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkHistory } from './check-history';
import { loseResponse, SerialHistory } from './serial-history.test-utils';

describe('a generated serial history', () => {
  const UIDS = ['ada', 'bo', 'cy'];
  const operation = fc.record({
    kind: fc.constantFrom('credit', 'guess', 'pay', 'due', 'skip', 'save', 'issueCode', 'lock'),
    uid: fc.constantFrom(...UIDS),
    cents: fc.integer({ min: 1, max: 100_000 }),
    isLost: fc.boolean(),
    /** In minutes, so that requests overlap. */
    overlap: fc.double({ min: 0, max: 9, noNaN: true }),
  });

  /** Executes an operation if the bank would allow it. */
  function execute(history: SerialHistory, id: string, { kind, uid, cents }: Operation) {
    const has = Number(history.get(`users/${uid}`).accountBalance) * 100 >= cents;
    const isLocked = Boolean(history.state.get(`protections/${uid}`));
    const guesses = Number(history.get(`vatAttempts/${uid}`).n);
    const isPaid = has && !isLocked && guesses < 5;
    if (kind === 'credit') return history.credit(uid, id, cents);
    if (kind === 'guess' && guesses < 5) return history.guess(uid, id, cents, 17);
    if (kind === 'pay' && isPaid) return history.pay(uid, id, cents);
    if (kind === 'due' && isPaid) return history.pay(uid, id, cents, 'due');
    if (kind === 'skip') return history.skipDueDate(uid);
    if (kind === 'save' && has) return history.save(uid, id, cents);
    if (kind === 'issueCode') return history.issueCode(uid);
    if (kind === 'lock' && !isLocked) return history.lock(uid);
    return null;
  }
  type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

  it('is accepted, with overlapping requests and lost responses', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 60 }), (operations) => {
        const history = new SerialHistory(UIDS);
        for (const [index, each] of operations.entries()) {
          const commit = execute(history, `id ${index}`, each);
          if (!commit) continue;
          commit.start -= each.overlap;
          commit.end += each.overlap;
          if (each.isLost) loseResponse(commit);
        }
        history.read(...history.state.keys());
        expect(checkHistory(history.epoch).anomalies).toEqual([]);
      }),
    );
  });
});
