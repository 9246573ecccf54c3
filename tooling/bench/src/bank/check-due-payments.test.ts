import { describe, expect, it } from '@jest/globals';
import { checkInvariants } from './check-invariants';
import { books } from './snapshot.test-utils';

type Changes = Parameters<typeof books>[0];

const ONCE = 'a due date is paid once';
const LATEST = 'a planned payment has its latest payment';
const NEXT = 'the next date is a later one of the schedule';

const date = '2026-01-01T00:00:00.000Z';
const rent = { every: 'monthly', first: '2026-01-31', next: '2026-03-31' };
const plan = { uid: 'ada', ...rent, paidFor: '2026-02-28', payment: 'february' };
const bank = { amount: 1, method: 'Bank', date };

/** Snapshot in which January and February are paid, with these changes. */
function withRent(changes: Readonly<Record<string, object>> = {}): Changes {
  const payout = (id: string, due: string) => ({
    ...{ ...bank, uid: 'ada', accountHolderName: `${due} rent`, ...changes[id] },
  });
  const entry = { ...bank, userId: 'ada', type: 'withdrawal' };
  return {
    users: { ada: { accountBalance: 88 } },
    transactions: { january: entry, february: entry },
    withdrawals: {
      january: payout('january', '2026-01-31'),
      february: payout('february', '2026-02-28'),
    },
    plannedPayments: {
      rent: { ...plan, ...changes.rent },
      gift: { ...plan, every: 'once', next: null, paidFor: '', payment: '', ...changes.gift },
    },
  };
}

describe('checkDuePayments', () => {
  it('accepts due dates that were paid, skipped or are over', () => {
    expect(checkInvariants(books(withRent()))).toEqual([]);
    expect(checkInvariants(books(withRent({ rent: { next: '2027-01-31' } })))).toEqual([]);
  });

  const cases: [string, Readonly<Record<string, object>>, string[]][] = [
    [
      'a due date that two withdrawals pay',
      { january: { accountHolderName: '2026-02-28 rent' } },
      [ONCE, LATEST],
    ],
    ['a payment whose withdrawal is lost', { rent: { payment: 'lost' } }, [LATEST]],
    ['a payment of an earlier due date', { rent: { payment: 'january' } }, [LATEST]],
    ['a paid date of no withdrawal', { rent: { paidFor: '2026-03-15' } }, [LATEST]],
    [
      'a withdrawal that the planned payment lacks',
      { rent: { paidFor: '2026-01-31', payment: 'january' } },
      [LATEST],
    ],
    ['a due date that is paid but still due', { rent: { next: '2026-02-28' } }, [NEXT]],
    ['a next date before the paid one', { rent: { next: '2026-01-31' } }, [NEXT]],
    ['a next date that is not in the schedule', { rent: { next: '2026-03-30' } }, [NEXT]],
    ['a series that is over', { rent: { next: null } }, [NEXT]],
    [
      'a payment of another customer',
      { rent: { uid: 'admin' } },
      ['a due date is paid by its owner'],
    ],
    [
      'a planned payment without an account',
      { gift: { uid: 'another-customer' } },
      ['a record belongs to an account'],
    ],
  ];

  it.each(cases)('reports %s', (_what, changes, expected) => {
    const found = checkInvariants(books(withRent(changes))).map(({ rule }) => rule);
    expect([...new Set(found)]).toEqual(expected);
  });

  it('reports a planned payment that is lost with its withdrawals kept', () => {
    const found = checkInvariants(books({ ...withRent(), plannedPayments: {} }));
    expect(found.map(({ rule, where }) => [rule, where])).toEqual([
      ['a due date is paid by its owner', 'january'],
      ['a due date is paid by its owner', 'february'],
    ]);
  });
});
