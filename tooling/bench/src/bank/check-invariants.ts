import { MAX_VAT_GUESSES } from '@bank/domain';
import {
  type Snapshot,
  byOwner,
  centsOf,
  CREDIT_LIMIT,
  CREDITS,
  type Fields,
  isCredit,
  isWithdrawal,
  savedIn,
  sumOf,
  type Violation,
} from './snapshot';
import { checkAccount } from './check-account';
import { checkDuePayments } from './check-due-payments';
import { checkProtections } from './check-protection';

/** Checks the invariants of the whole bank, which must hold at all times. */
export function checkInvariants(books: Snapshot): Violation[] {
  const logs = byOwner(books.transactions, 'userId');
  const payouts = byOwner(books.withdrawals, 'uid');
  const pots = byOwner(books.pots, 'uid');
  const moves = byOwner(books.potMoves, 'uid');
  const none = new Map<string, Fields>();
  const accounts = [...books.users].flatMap(([uid, user]) =>
    checkAccount({
      uid,
      user,
      transactions: logs.get(uid) ?? none,
      withdrawals: payouts.get(uid) ?? none,
      pots: pots.get(uid) ?? none,
      potMoves: moves.get(uid) ?? none,
    }),
  );
  return [
    ...total(books),
    ...accounts,
    ...orphans(books),
    ...audits(books),
    ...releases(books),
    ...guesses(books),
    ...checkProtections(books),
    ...checkDuePayments(books),
  ];
}

function total({ users, transactions, pots }: Snapshot): Violation[] {
  const log = [...transactions.values()];
  const expected = sumOf(log, isCredit) - sumOf(log, isWithdrawal);
  const balances = [...users.values()].reduce((sum, user) => sum + centsOf(user.accountBalance), 0);
  const found = balances + savedIn(pots);
  if (found === expected) return [];
  const rule = 'balances and pots are credits minus withdrawals';
  return [{ rule, where: 'the bank', expected, found }];
}

/** Finds records without an account, which `checkAccount` would not see. */
function orphans({ users, transactions, withdrawals, pots, potMoves }: Snapshot): Violation[] {
  const rule = 'a record belongs to an account';
  const found = [
    ...[...transactions].filter(([, { userId }]) => !users.has(String(userId))),
    ...[...withdrawals].filter(([, { uid }]) => !users.has(String(uid))),
    ...[...pots].filter(([, { uid }]) => !users.has(String(uid))),
    ...[...potMoves].filter(([, { potId }]) => !pots.has(String(potId))),
  ];
  return found.map(([where, entry]) => ({ rule, where, expected: 'a known owner', found: entry }));
}

/** Each credit has a matching audit entry, and each audited credit exists. */
function audits({ transactions, auditLog }: Snapshot): Violation[] {
  const rule = 'a credit has its audit entry';
  const violations: Violation[] = [];
  for (const [id, credit] of transactions) {
    if (!isCredit(credit)) continue;
    const entry = auditLog.get(id);
    if (entry && matchesCredit(credit, entry)) continue;
    violations.push({ rule, where: id, expected: credit, found: entry ?? 'none in auditLog' });
  }
  for (const [id, entry] of auditLog) {
    if (!CREDITS.includes(entry.action) || transactions.has(id)) continue;
    violations.push({ rule, where: id, expected: entry, found: 'none in transactions' });
  }
  return violations;
}

/** Each credit above the limit was proposed and released by two admins, and each release has its credit. */
function releases({ transactions, auditLog, creditProposals }: Snapshot): Violation[] {
  const rule = 'a large credit has two admins';
  const violations: Violation[] = [];
  for (const [id, credit] of transactions) {
    if (!isCredit(credit) || centsOf(credit.amount) <= CREDIT_LIMIT) continue;
    const found = creditProposals.get(id);
    if (found && isReleased(found, credit, auditLog.get(id))) continue;
    violations.push({ rule, where: id, expected: credit, found: found ?? 'none proposed' });
  }
  for (const [id, proposal] of creditProposals) {
    if (proposal.status !== 'released' || transactions.has(id)) continue;
    violations.push({ rule, where: id, expected: proposal, found: 'none in transactions' });
  }
  return violations;
}

function isReleased(proposal: Fields, credit: Fields, entry: Fields | undefined): boolean {
  return (
    proposal.status === 'released' &&
    proposal.uid === credit.userId &&
    proposal.kind === credit.type &&
    proposal.amount === credit.amount &&
    proposal.releasedBy === credit.by &&
    proposal.proposedBy !== credit.by &&
    entry?.proposedBy === proposal.proposedBy
  );
}

function matchesCredit(credit: Fields, entry: Fields): boolean {
  return (
    entry.action === credit.type &&
    entry.uid === credit.userId &&
    entry.by === credit.by &&
    entry.after === credit.balance &&
    centsOf(entry.after) - centsOf(entry.before) === centsOf(credit.amount)
  );
}

function guesses({ vatAttempts }: Snapshot): Violation[] {
  const rule = 'a code is guessed five times at most';
  const isAllowed = ({ n }: Fields) =>
    Number.isInteger(n) && Number(n) >= 0 && Number(n) <= MAX_VAT_GUESSES;
  return [...vatAttempts]
    .filter(([, attempts]) => !isAllowed(attempts))
    .map(([where, { n }]) => ({ rule, where, expected: `0 to ${MAX_VAT_GUESSES}`, found: n }));
}
