import { checkInvariants } from '../bank/check-invariants';
import { readSnapshot } from '../bank/read-snapshot';
import type { Fields, Snapshot, Violation } from '../bank/snapshot';

/** The audit entry of an approved loan's credit. */
const CREDIT_ENTRY = /-credit$/;

/**
 * Checks the invariants of the whole bank, such as that each balance is the sum of its ledger, and that each payment
 * that a customer saw confirmed is stored.
 */
export function checkLedgers(
  snapshot: Snapshot,
  confirmed: ReadonlyMap<string, readonly string[]>,
): Violation[] {
  return [...checkInvariants(withCreditEntries(snapshot)), ...checkConfirmed(snapshot, confirmed)];
}

export async function readAndCheckLedgers(
  database: Parameters<typeof readSnapshot>[0],
  confirmed: ReadonlyMap<string, readonly string[]>,
): Promise<{ snapshot: Snapshot; violations: Violation[] }> {
  const snapshot = await readSnapshot(database);
  return { snapshot, violations: checkLedgers(snapshot, confirmed) };
}

/** An approved loan has two audit entries: of the decision, and of the credit. The invariants are about the credit. */
function withCreditEntries(snapshot: Snapshot): Snapshot {
  const auditLog = new Map<string, Fields>(snapshot.auditLog);
  for (const [id, entry] of snapshot.auditLog) {
    if (CREDIT_ENTRY.test(id)) auditLog.set(id.replace(CREDIT_ENTRY, ''), entry).delete(id);
  }
  return { ...snapshot, auditLog };
}

function checkConfirmed(
  { transactions }: Snapshot,
  confirmed: ReadonlyMap<string, readonly string[]>,
): Violation[] {
  const rule = 'a confirmed payment is stored';
  return [...confirmed].flatMap(([uid, ids]) =>
    ids
      .filter((id) => transactions.get(id)?.userId !== uid)
      .map((where) => ({ rule, where, expected: uid, found: transactions.get(where) ?? 'none' })),
  );
}
