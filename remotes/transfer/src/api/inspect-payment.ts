import {
  checkProtection,
  isSameDay,
  readCents,
  settingsAt,
  toCents,
  waitsUntil,
  type Cents,
  type ProtectionProblem,
  type ProtectionSettings,
} from '@bank/domain';
import { readDocument, toProtection } from '@bank/data-access';
import { Timestamp, type DocumentData, type Firestore } from '@bank/firebase/firestore';
import type { WithdrawalRequest } from './check-withdrawal';
import { readKnownPayee, type KnownPayee } from './known-payee';

/** What the customer's own lock and limits say about a payment. */
export type PaymentInspection = {
  problem: ProtectionProblem | null;
  settings: ProtectionSettings;
  spentToday: Cents;
  known: KnownPayee | null;
  /** When a payee that was announced can be paid; `null` if it was not announced. */
  payableFrom: Date | null;
};

/** What was paid on the day (UTC) of `now`, from `dailyTotals/{uid}`. */
export function spentOn(now: Date, total: DocumentData | null): Cents {
  const isToday = total?.at instanceof Timestamp && isSameDay(total.at.toDate(), now);
  return (isToday ? readCents(Number(total.total) / 100) : null) ?? toCents(0);
}

/**
 * Inspects a payment before it is made, so that no code is asked for a payment that the rules deny. Throws
 * `BankError`.
 */
export async function inspectPayment(
  db: Firestore,
  uid: string,
  { amount, payee }: WithdrawalRequest,
): Promise<PaymentInspection> {
  const [protection, known] = await Promise.all([
    readDocument({ db, collection: 'protections', id: uid }),
    readKnownPayee(db, uid, payee),
  ]);
  const now = new Date();
  const settings = settingsAt(protection && toProtection(protection), now);
  const total =
    settings.daily === null ? null : await readDocument({ db, collection: 'dailyTotals', id: uid });
  const spentToday = spentOn(now, total);
  const payment = { amount, spentToday, knownSince: known?.since ?? null };
  const problem = checkProtection(settings, payment, now);
  const payableFrom = known && waitsUntil(known.since);
  return { problem, settings, spentToday, known, payableFrom };
}
