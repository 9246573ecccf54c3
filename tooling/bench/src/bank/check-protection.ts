import { centsOf, type Fields, type Snapshot, byOwner, sumOf, type Violation } from './snapshot';

type Settings = { locked: boolean; daily: unknown; payment: unknown; newPayee: unknown };

const DAY_LENGTH = 'yyyy-mm-dd'.length;
/** Times are texts in UTC. */
const dayOf = (time: unknown) => String(time).slice(0, DAY_LENGTH);

/**
 * Checks that no payment was made beyond a limit or during a lock, and that each day's total is the sum of
 * the day's payments. In a run, limits are set at the start, and locks are never lifted.
 */
export function checkProtections({ protections, dailyTotals, withdrawals }: Snapshot): Violation[] {
  const payouts = byOwner(withdrawals, 'uid');
  const paidBy = (uid: string) => payouts.get(uid) ?? new Map<string, Fields>();
  return [
    ...[...protections].flatMap(([uid, protection]) => keeps(protection, paidBy(uid))),
    ...[...dailyTotals].flatMap(([uid, total]) => counts(uid, total, paidBy(uid))),
  ];
}

function keeps(protection: Fields, payouts: ReadonlyMap<string, Fields>): Violation[] {
  const { locked, daily, payment, newPayee } = protection.current as Settings;
  const violations: Violation[] = [];
  const spent = new Map<string, number>();
  for (const [where, payout] of payouts) {
    const cents = centsOf(payout.amount);
    const day = dayOf(payout.date);
    const total = (spent.get(day) ?? 0) + cents;
    spent.set(day, total);
    const expect = (limit: unknown, found: number, rule: string) => {
      if (limit === null || found <= centsOf(limit)) return;
      violations.push({ rule, where, expected: `at most ${centsOf(limit)}`, found });
    };
    expect(payment, cents, 'no payment is above its limit');
    expect(daily, total, 'no day is above its limit');
    expect(newPayee, cents, 'no payment to a new payee is above the chosen amount');
    if (locked && String(payout.date) > String(protection.lockedAt)) {
      const rule = 'no payment is made while payments are locked';
      violations.push({
        rule,
        where,
        expected: `none since ${protection.lockedAt}`,
        found: payout,
      });
    }
  }
  return violations;
}

function counts(
  uid: string,
  { total, at, payment }: Fields,
  payouts: ReadonlyMap<string, Fields>,
): Violation[] {
  const rule = 'a day’s total is the sum of its payments';
  const found = sumOf(payouts.values(), ({ date }) => dayOf(date) === dayOf(at));
  if (found === total && payouts.has(String(payment))) return [];
  return [{ rule, where: uid, expected: found, found: { total, at, payment } }];
}
