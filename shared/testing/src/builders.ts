import type { Session } from '@bank/contracts';
import { newId, toCents, type Transaction, type UserProfile } from '@bank/domain';

/** A signed-in customer. */
export function aSession(changes: Partial<Session> = {}): Session {
  return { uid: 'ada', email: 'ada@example.com', isAdmin: false, ...changes };
}

/** The profile of `aSession`: transactions enabled, level 2, EUR 1,000.10. */
export function aProfile(changes: Partial<UserProfile> = {}): UserProfile {
  return {
    uid: 'ada',
    username: 'Ada Okafor',
    email: 'ada@example.com',
    accountBalance: toCents(1000.1),
    loanBalance: toCents(0),
    country: 'EUR',
    accountLevel: 2,
    isAdmin: false,
    number: '+353 1 555 0100',
    transactionsEnabled: true,
    ...changes,
  };
}

/** A PayPal withdrawal of EUR 25.00 by `aSession`, with a new id. */
export function aTransaction(changes: Partial<Transaction> = {}): Transaction {
  return {
    id: newId(),
    userId: 'ada',
    type: 'withdrawal',
    amount: toCents(25),
    date: new Date('2026-03-04T10:30:00Z'),
    status: 'pending',
    method: 'PayPal',
    email: 'bo@example.com',
    ...changes,
  };
}
