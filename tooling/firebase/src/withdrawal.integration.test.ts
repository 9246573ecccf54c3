import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { doc, increment, runTransaction, serverTimestamp } from 'firebase/firestore';
import { anActiveCustomer } from './testing/accounts';
import { changed, commit, type Changes, type Write } from './testing/commit';
import { expectCommitDenied } from './testing/expect-denied';
import { startRules, type RulesUnderTest } from './testing/rules-under-test';
import {
  AFTER,
  AMOUNT,
  BEFORE,
  guessOf,
  putReadyCustomer,
  withdrawalOf,
  type Scene,
} from './testing/withdrawal';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await startRules();
});
afterAll(() => rules.stop());

/** A ready customer withdraws; allowed unless something was changed. */
async function withdrawFrom(
  at: RulesUnderTest,
  scene: Scene = {},
  changes: Changes = {},
): Promise<void> {
  const { uid, id } = await putReadyCustomer(at, scene);
  await commit(at.as(uid), changed(withdrawalOf(uid, id), changes));
}

describe('a withdrawal', () => {
  it.each(['Bank', 'PayPal', 'CashApp', 'Cryptocurrency'] as const)(
    'by %s writes balance, transaction and payout atomically',
    async (method) => {
      const { uid, id } = await putReadyCustomer(rules, { method });
      await commit(rules.as(uid), withdrawalOf(uid, id, method));
      expect(await rules.read(`users/${uid}`)).toMatchObject({ accountBalance: AFTER, lastTx: id });
      expect(await rules.read(`transactions/${id}`)).toMatchObject({ status: 'pending', method });
      expect(await rules.read(`withdrawals/${id}`)).toMatchObject({ status: 'completed', method });
      expect(await rules.read(`vatAttempts/${uid}`)).toMatchObject({ n: 0, guessId: '' });
    },
  );

  it('is allowed in a Firestore transaction, and with a numeric account level', async () => {
    const { uid, id } = await putReadyCustomer(rules, { user: { accountLevel: 2 } });
    const database = rules.as(uid);
    await runTransaction(database, async (transaction) => {
      await transaction.get(doc(database, `users/${uid}`));
      for (const { how, path, data } of withdrawalOf(uid, id)) {
        if (how === 'set') transaction.set(doc(database, path), data);
        else transaction.update(doc(database, path), data);
      }
    });
    expect(await rules.read(`users/${uid}`)).toMatchObject({ accountBalance: AFTER });
  });

  it.each([
    [0.3, 0.1, 0.2],
    [1.1, 1.1, 0],
    [4.35, 4.34, 0.01],
    [8.41, 2.29, 6.12],
    [1_000_000.1, 0.07, 1_000_000.03],
    [123_456_789.99, 0.01, 123_456_789.98],
  ])('is exact to the cent: %d minus %d is %d', async (before, amount, after) => {
    const { uid, id } = await putReadyCustomer(rules, {
      user: { accountBalance: before },
      guess: { amount },
    });
    const exact: Changes = {
      users: { accountBalance: after },
      transactions: { amount },
      withdrawals: { amount },
    };
    await commit(rules.as(uid), changed(withdrawalOf(uid, id), exact));
  });
});

describe('a withdrawal is denied', () => {
  const state: [string, Scene, string][] = [
    ['at level 1', { user: { accountLevel: 1 } }, 'users'],
    ['at level "1"', { user: { accountLevel: '1' } }, 'users'],
    ['at a level that is not a number', { user: { accountLevel: 'gold' } }, 'users'],
    ['while transactions are disabled', { user: { transactionEnabled: false } }, 'users'],
    ['after a wrong guess', { guess: { code: 1111 } }, 'users'],
    ['with a guess that was used for another payment', { count: { guessId: '' } }, 'users'],
    ['with a guess for another withdrawal', { guess: { withdrawalId: 'another' } }, 'users'],
    ['with a guess for another amount', { guess: { amount: 1 } }, 'users'],
    ['with a guess for another method', { guess: { method: 'PayPal' } }, 'users'],
    ['with a guess for another account', { guess: { accountNumber: 'another' } }, 'users'],
    ['with a guess for another holder', { guess: { accountHolderName: 'another' } }, 'users'],
    ['with a guess for another bank', { guess: { bankName: 'another' } }, 'users'],
  ];
  it.each(state)('%s', async (_, wrong, rule) => {
    await expectCommitDenied(rules, rule, (at) => withdrawFrom(at, wrong));
    await withdrawFrom(rules);
  });

  it.each([
    ['PayPal', { email: 'bo@wallet.example' }],
    ['CashApp', { email: '$bo' }],
    ['Cryptocurrency', { cryptoAddress: '0x0' }],
    ['Cryptocurrency', { cryptoType: 'BTC' }],
  ] as const)('by %s with a guess for %j', async (method, guess) => {
    const pay = async (at: RulesUnderTest, scene: Scene) => {
      const { uid, id } = await putReadyCustomer(at, scene);
      return commit(at.as(uid), withdrawalOf(uid, id, method));
    };
    await expectCommitDenied(rules, 'users', (at) => pay(at, { method, guess }));
    await pay(rules, { method });
  });

  it('if transactions were never enabled', async () => {
    await expectCommitDenied(rules, 'users', async (at) => {
      const { uid, id } = await putReadyCustomer(at);
      const { transactionEnabled: _, ...never } = anActiveCustomer(uid);
      await at.put(`users/${uid}`, never);
      return commit(at.as(uid), withdrawalOf(uid, id));
    });
  });

  it('above the balance', async () => {
    const all: Changes = { users: { accountBalance: 0 } };
    const more: Changes = { users: { accountBalance: -0.01 } };
    await expectCommitDenied(rules, 'users', (at) =>
      withdrawFrom(at, { user: { accountBalance: 100.04 } }, more),
    );
    await withdrawFrom(rules, { user: { accountBalance: AMOUNT } }, all);
  });

  it('if the balance has more than two decimals', async () => {
    const residue: Changes = { users: { accountBalance: AFTER + 0.004 } };
    await expectCommitDenied(rules, 'users', (at) => withdrawFrom(at, {}, residue));
  });

  const same: [string, Changes, string][] = [
    ['that changes another field of the account', { users: { accountLevel: 3 } }, 'users'],
    ['logged as completed', { transactions: { status: 'completed' } }, 'transactions'],
    ['logged as a credit', { transactions: { type: 'send_money' } }, 'transactions'],
    ['paid out as pending', { withdrawals: { status: 'pending' } }, 'withdrawals'],
  ];
  it.each(same)('%s', async (_, changes, rule) => {
    await expectCommitDenied(rules, rule, (at) => withdrawFrom(at, {}, changes));
    await withdrawFrom(rules);
  });

  it('if it was already committed', async () => {
    await expectCommitDenied(rules, 'users', async (at) => {
      const { uid, id } = await putReadyCustomer(at);
      await commit(at.as(uid), withdrawalOf(uid, id));
      return commit(at.as(uid), changed(withdrawalOf(uid, id), { users: { accountBalance: 800 } }));
    });
  });

  const tricks: [string, (uid: string, id: string) => Write[], string][] = [
    [
      'a second write that restores the balance',
      (uid, id) => [
        ...withdrawalOf(uid, id),
        { how: 'update', path: `users/${uid}`, data: { accountBalance: BEFORE, lastTx: id } },
      ],
      'transactions',
    ],
    [
      'an increment beside the debit',
      (uid, id) => [
        ...withdrawalOf(uid, id),
        {
          how: 'update',
          path: `users/${uid}`,
          data: { accountBalance: increment(AFTER - BEFORE), lastTx: id },
        },
      ],
      'transactions',
    ],
    [
      'a second transaction',
      (uid, id) => [
        ...withdrawalOf(uid, id),
        {
          how: 'set',
          path: `transactions/${id}-2`,
          data: {
            userId: uid,
            type: 'withdrawal',
            amount: 1,
            date: serverTimestamp(),
            status: 'pending',
            method: 'PayPal',
            email: 'a@b.example',
          },
        },
      ],
      'transactions',
    ],
  ];
  it.each(tricks)('with %s', async (_, trick, rule) => {
    await expectCommitDenied(rules, rule, async (at) => {
      const { uid, id } = await putReadyCustomer(at);
      return commit(at.as(uid), trick(uid, id));
    });
  });

  it('with its guess in the same commit, which would leave a wrong guess unrecorded', async () => {
    await expectCommitDenied(rules, 'users', async (at) => {
      const { uid, id } = await putReadyCustomer(at, { guess: { code: 1111 } });
      const withdrawal = changed(withdrawalOf(uid, id), { vatAttempts: null });
      const guess = guessOf(uid, id, { vatAttempts: { n: 2 } });
      return commit(at.as(uid), [...withdrawal, ...guess]);
    });
  });

  it('if the same one is committed concurrently', async () => {
    const { uid, id } = await putReadyCustomer(rules);
    const both = [
      commit(rules.as(uid), withdrawalOf(uid, id)),
      commit(rules.as(uid), withdrawalOf(uid, id)),
    ];
    const outcomes = (await Promise.allSettled(both)).map(({ status }) => status).sort();
    expect(outcomes).toEqual(['fulfilled', 'rejected']);
    expect(await rules.read(`users/${uid}`)).toMatchObject({ accountBalance: AFTER });
  });
});
