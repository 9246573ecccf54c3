import {
  type AccountSnapshot,
  centsOf,
  type Fields,
  isCredit,
  isLoan,
  isWithdrawal,
  sumOf,
  type Violation,
} from './snapshot';

/** Checks the invariants of one account, which must hold at all times. */
export function checkAccount({
  uid,
  user,
  transactions,
  withdrawals,
}: AccountSnapshot): Violation[] {
  const log = [...transactions.values()];
  const balance = centsOf(user.accountBalance);
  const replayed = sumOf(log, isCredit) - sumOf(log, isWithdrawal);
  const loans = sumOf(log, isLoan);
  const violations: Violation[] = [];
  const expect = (holds: boolean, rule: string, expected: unknown, found: unknown) => {
    if (!holds) violations.push({ rule, where: uid, expected, found });
  };

  const isMoney = balance >= 0;
  expect(isMoney, 'a balance is whole cents from zero up', 'at least 0', user.accountBalance);
  expect(balance === replayed, 'a balance is the replay of its log', replayed, balance);
  expect(
    centsOf(user.loanBalance) === loans,
    'a loan balance is the sum of the loans',
    loans,
    centsOf(user.loanBalance),
  );
  expect(
    log.length === 0 ? user.lastTx === undefined : transactions.has(String(user.lastTx)),
    'the last movement is in the log',
    log.length === 0 ? undefined : 'an id of the log',
    user.lastTx,
  );
  return [...violations, ...recordPairs(transactions, withdrawals)];
}

/** Each withdrawal has two matching records; other transactions have one. */
function recordPairs(
  transactions: AccountSnapshot['transactions'],
  withdrawals: AccountSnapshot['withdrawals'],
): Violation[] {
  const violations: Violation[] = [];
  for (const [id, entry] of transactions) {
    const paid = withdrawals.has(id);
    if (paid === isWithdrawal(entry)) continue;
    const expected = isWithdrawal(entry) ? 'one in withdrawals' : 'none in withdrawals';
    violations.push({ rule: 'a withdrawal has two records', where: id, expected, found: entry });
  }
  for (const [id, payout] of withdrawals) {
    const entry = transactions.get(id);
    if (entry && sameMovement(entry, payout)) continue;
    violations.push({
      rule: 'a withdrawal has two records',
      where: id,
      expected: payout,
      found: entry ?? 'none in transactions',
    });
  }
  return violations;
}

function sameMovement(entry: Fields, payout: Fields): boolean {
  return (
    entry.userId === payout.uid &&
    entry.amount === payout.amount &&
    entry.method === payout.method &&
    entry.date === payout.date
  );
}
