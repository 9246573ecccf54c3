import type { Snapshot, Fields } from './snapshot';

type Changes = Partial<Record<keyof Snapshot, Readonly<Record<string, Fields | null>>>>;

const date = '2026-01-01T00:00:00.000Z';
const credit = { userId: 'ada', date, status: 'completed', by: 'admin' };
const paid = { amount: 30.3, date, method: 'PayPal', email: 'bo@wallet.example' };
const audit = { by: 'admin', uid: 'ada', at: date };

const SOUND: Record<keyof Snapshot, Record<string, Fields>> = {
  users: {
    ada: { uid: 'ada', accountBalance: 90, loanBalance: 20.2, lastTx: 'payment', lastMove: 'back' },
    // An account without transactions.
    admin: { uid: 'admin', accountBalance: 0, loanBalance: 0 },
  },
  transactions: {
    money: { ...credit, type: 'send_money', amount: 100.1, balance: 100.1 },
    loan: { ...credit, type: 'send_loan', amount: 20.2, balance: 120.3 },
    payment: { ...paid, userId: 'ada', type: 'withdrawal', status: 'pending' },
  },
  withdrawals: { payment: { ...paid, uid: 'ada', status: 'completed' } },
  auditLog: {
    money: { ...audit, action: 'send_money', before: 0, after: 100.1 },
    loan: { ...audit, action: 'send_loan', before: 100.1, after: 120.3 },
  },
  creditProposals: {
    waiting: {
      uid: 'ada',
      kind: 'send_money',
      amount: 500,
      proposedBy: 'admin',
      status: 'pending',
    },
  },
  vatAttempts: { ada: { n: 0 } },
  vatCodes: { ada: { vatCode: 4321 } },
  vatGuesses: {},
  protections: {},
  dailyTotals: {},
  pots: { pot: { uid: 'ada', balance: 0, lastMove: 'back' } },
  potMoves: {
    move: { uid: 'ada', potId: 'pot', amount: 20.2, date },
    back: { uid: 'ada', potId: 'pot', amount: -20.2, date },
  },
  plannedPayments: {},
};

/** Returns a consistent snapshot of one account with changed documents; `null` removes a document. */
export function books(changes: Changes = {}): Snapshot {
  const table = (name: keyof Snapshot) => {
    const documents = new Map(Object.entries(SOUND[name]));
    for (const [id, change] of Object.entries(changes[name] ?? {})) {
      if (change) documents.set(id, { ...documents.get(id), ...change });
      else documents.delete(id);
    }
    return documents;
  };
  return {
    users: table('users'),
    transactions: table('transactions'),
    withdrawals: table('withdrawals'),
    auditLog: table('auditLog'),
    creditProposals: table('creditProposals'),
    vatAttempts: table('vatAttempts'),
    vatCodes: table('vatCodes'),
    vatGuesses: table('vatGuesses'),
    protections: table('protections'),
    dailyTotals: table('dailyTotals'),
    pots: table('pots'),
    potMoves: table('potMoves'),
    plannedPayments: table('plannedPayments'),
  };
}
