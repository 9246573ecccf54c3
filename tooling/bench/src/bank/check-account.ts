import {
  type AccountSnapshot,
  type Documents,
  centsOf,
  type Fields,
  isCredit,
  isLoan,
  isWithdrawal,
  savedIn,
  sumOf,
  type Violation,
} from './snapshot';

/** Checks the invariants of one account, which must hold at all times. */
export function checkAccount({
  uid,
  user,
  transactions,
  withdrawals,
  pots,
  potMoves,
}: AccountSnapshot): Violation[] {
  const log = [...transactions.values()];
  const balance = centsOf(user.accountBalance);
  const replayed = sumOf(log, isCredit) - sumOf(log, isWithdrawal);
  const loans = sumOf(log, isLoan);
  const saved = savedIn(pots);
  const violations: Violation[] = [];
  const expect = (holds: boolean, rule: string, expected: unknown, found: unknown) => {
    if (!holds) violations.push({ rule, where: uid, expected, found });
  };

  const isMoney = balance >= 0;
  expect(isMoney, 'a balance is whole cents from zero up', 'at least 0', user.accountBalance);
  const held = balance + saved;
  expect(held === replayed, 'balance and pots are the replay of the log', replayed, held);
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
  expect(
    potMoves.size === 0 ? user.lastMove === undefined : potMoves.has(String(user.lastMove)),
    'the last move is recorded',
    potMoves.size === 0 ? undefined : 'an id of a move',
    user.lastMove,
  );
  return [...violations, ...checkPots(pots, potMoves), ...recordPairs(transactions, withdrawals)];
}

/** Each pot holds what its moves add up to. */
function checkPots(pots: Documents, potMoves: Documents): Violation[] {
  return [...pots].flatMap(([where, { balance }]) => {
    const expected = sumOf(potMoves.values(), ({ potId }) => potId === where);
    const found = centsOf(balance);
    if (found === expected && found >= 0) return [];
    return [{ rule: 'a pot is the sum of its moves', where, expected, found }];
  });
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
