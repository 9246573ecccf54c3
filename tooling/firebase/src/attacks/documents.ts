import {
  agreeing,
  amount,
  boolean,
  extend,
  email,
  emailOrCashtag,
  exactly,
  nameOf,
  not,
  now,
  oneOf,
  shown,
  readableCode,
  text,
  uidOf,
  type ValueGenerator,
} from './value-generators';
import { NOW, type Data } from './rest-encoding';

/** The exact fields of a write. */
export type Shape = Readonly<Record<string, ValueGenerator>>;

// Every document that the bank's screens write, as in the data model. If several documents of a commit contain
// the same value, its name and the blocks that deny a contradiction are listed.

const paid = not(0, 950.1, 800, 1100.15, null, '900.05', 900.054, -0.01);
const credited = not(0, 950.1, 1050.11, 1000.1, null, '1050.1', 1050.104);

export const accounts = {
  signUp: {
    username: extend(shown(text(60)), {
      commonValue: 'username',
      contradictions: [{ value: 'another' }],
    }),
    email: extend(email, {
      commonValue: 'email',
      contradictions: [{ value: 'another@fernhill.example' }],
    }),
    accountBalance: exactly(0),
    country: extend(not('eur', 'EURO', 'EU', 'E1R', ' EUR', '', 7, null), { allowed: ['USD'] }),
    accountLevel: exactly(1),
    isAdmin: exactly(false),
    uid: uidOf('uid'),
    number: readableCode(text(32)),
    vat: exactly(0),
    loanBalance: exactly(0),
  },
  rename: {
    username: extend(shown(text(60)), {
      commonValue: 'username',
      contradictions: [{ value: 'another' }],
      isOptional: true,
    }),
    email: extend(email, {
      commonValue: 'email',
      contradictions: [{ value: 'another@fernhill.example' }],
      isOptional: true,
    }),
  },
  confirmation: {
    email: {
      commonValue: 'email',
      forged: [],
      allowed: ['a@b'],
      contradictions: ['another@fernhill.example', '', 7, null].map((value) => ({ value })),
    },
    at: now,
  },
  withdrawal: {
    accountBalance: extend(paid, {
      contradictions: [950.1, 800, 1000.1, 1100.15].map((value) => ({
        value,
        by: ['transactions'],
      })),
      needs: ['users', 'transactions'],
    }),
    lastTx: nameOf('users', 'transactions'),
  },
  credit: {
    accountBalance: extend(credited, {
      contradictions: [950.1, 1050.11, 1000.1].map((value) => ({ value, by: ['transactions'] })),
      needs: ['users', 'transactions'],
    }),
    lastTx: nameOf('users', 'transactions'),
    lastAudit: nameOf('users', 'auditLog'),
  },
  owed: { loanBalance: not(0, 10, 50.01, 50.004, '50', null, -50) },
  level: {
    accountLevel: {
      forged: [0, 10, 2.5, '0', '10', '2.5', ' 3', 'gold', '', true, null, [3]].map((value) => ({
        value,
      })),
      allowed: [1, 9, '1', '9'],
      contradictions: [{ value: '4' }, { value: 3 }],
      commonValue: 'level',
    },
    lastAudit: nameOf('users', 'auditLog'),
  },
  switch: {
    transactionEnabled: extend(boolean, {
      commonValue: 'isEnabled',
      contradictions: [{ value: true }],
    }),
    lastAudit: nameOf('users', 'auditLog'),
  },
} satisfies Record<string, Shape>;

const logged = ['withdrawals'];
/** A payee field in the log. If it differs from the payout's, the payout is denied. */
const alike = extend(agreeing('another', ...logged), { needs: ['transactions', ...logged] });
const amounts = (...by: string[]): ValueGenerator =>
  extend(amount, { commonValue: 'amount', contradictions: [{ value: 49.99, by }] });

export const records = {
  withdrawal: {
    userId: extend(uidOf('uid'), {
      contradictions: [{ value: ({ other }) => other, by: ['withdrawals'] }],
    }),
    type: exactly('withdrawal'),
    amount: amounts('transactions', 'withdrawals'),
    date: now,
    status: exactly('pending'),
    method: not('Cheque', '', 7, null),
  },
  credit: (type: string) => ({
    userId: extend(
      not(({ other }) => other, 7, null),
      { contradictions: [{ value: ({ other }) => other, by: ['users'] }] },
    ),
    type: extend(exactly(type), {
      contradictions: [
        { value: 'withdrawal', by: ['users', 'transactions'] },
        { value: type === 'send_loan' ? 'send_money' : 'send_loan', by: ['users'] },
      ],
    }),
    amount: amounts('users', 'transactions'),
    date: now,
    status: exactly('completed'),
    balance: not(1, 1000.1, 1050.11, '1050.1', null),
    by: uidOf('admin'),
  }),
  payout: {
    uid: uidOf('uid'),
    method: not('Cheque', '', 7, null),
    amount: amounts('users', 'withdrawals'),
    date: now,
    status: exactly('completed'),
  },
} satisfies Record<string, Shape | ((type: string) => Shape)>;

const another = [{ value: 'another', by: ['users', 'withdrawals'] }];
const cryptoType = oneOf('BTC', 'ETH', 'USDT');

/** The payee fields of the log and of the payout. */
export const payees: Readonly<Record<string, { logged: Shape; paid: Shape }>> = {
  Bank: {
    logged: { accountNumber: alike, accountHolderName: alike, bankName: alike },
    paid: {
      accountNumber: extend(readableCode(text(34)), {
        commonValue: 'accountNumber',
        contradictions: another,
      }),
      accountHolderName: extend(shown(text(100)), {
        commonValue: 'accountHolderName',
        contradictions: another,
      }),
      bankName: extend(shown(text(100)), { commonValue: 'bankName', contradictions: another }),
    },
  },
  PayPal: {
    logged: { email: alike },
    paid: { email: extend(email, { commonValue: 'email', contradictions: another }) },
  },
  CashApp: {
    logged: { email: alike },
    paid: { email: extend(emailOrCashtag, { commonValue: 'email', contradictions: another }) },
  },
  Cryptocurrency: {
    logged: { cryptoType: alike },
    paid: {
      cryptoAddress: extend(readableCode(text(128)), {
        commonValue: 'cryptoAddress',
        contradictions: [{ value: 'another', by: ['users'] }],
      }),
      cryptoType: extend(cryptoType, {
        commonValue: 'cryptoType',
        contradictions: [{ value: 'BTC', by: ['users', 'withdrawals'] }],
      }),
    },
  },
};

/** The payee fields of a commit in which no other document contains them. */
export function payeeShape(method: string): Shape {
  return Object.fromEntries(
    Object.entries(payees[method]?.paid ?? {}).map(([field, { forged, allowed }]) => [
      field,
      { forged, allowed },
    ]),
  );
}

export const savedPayees = {
  /** A payee has the same fields as its payout. */
  saved: (method: string): Shape => ({
    uid: uidOf('uid'),
    name: text(60),
    method: not('Cheque', '', 7, null),
    savedAt: now,
    ...payeeShape(method),
  }),
  renamed: { name: text(60) },
} satisfies Record<string, Shape | ((method: string) => Shape)>;

/** A decision on a request of this collection. Only a rejection has a reason. */
export function decision(collection: string, status: 'approved' | 'rejected'): Shape {
  const other = status === 'approved' ? 'rejected' : 'approved';
  return {
    status: extend(not('pending', 'lost', 'APPROVED', other, '', 7, null), {
      commonValue: 'decision',
      contradictions: [{ value: other }],
      allowed: [status],
    }),
    reviewedBy: uidOf('admin'),
    reviewedAt: now,
    auditId: nameOf(collection, 'auditLog'),
    ...(status === 'rejected' && { reason: shown(text(500)) }),
  };
}

/** The archived copy of a decided request: each field equals the stored one. */
export function keptRequest(copy: Data): Shape {
  const fields = Object.keys(copy).map((field) => [field, not('another', null)]);
  return {
    ...(Object.fromEntries(fields) as Shape),
    uid: uidOf('uid'),
    kind: not('users', 'disputes', 'pastRequests', '', 7, null),
  };
}

const ended = (status: string, other: string): ValueGenerator =>
  extend(not('pending', other, 'ended', '', 7, null), { allowed: [status] });

export const proposals = {
  made: {
    kind: extend(not('withdrawal', '', 7, null), {
      allowed: ['send_money', 'send_loan', 'review_loan'],
    }),
    uid: uidOf('uid'),
    amount: amounts('creditProposals'),
    proposedBy: uidOf('admin'),
    proposedAt: now,
    status: exactly('pending'),
    auditId: nameOf('creditProposals', 'auditLog'),
  },
  rejected: {
    status: ended('rejected', 'released'),
    rejectedBy: uidOf('admin'),
    rejectedAt: now,
    auditId: nameOf('creditProposals', 'auditLog'),
  },
  released: {
    status: ended('released', 'rejected'),
    releasedBy: uidOf('admin'),
    releasedAt: now,
    auditId: nameOf('creditProposals', 'auditLog'),
  },
} satisfies Record<string, Shape>;

/** An audit entry. `target` is the collection of the described write, whose rule also checks the entry. */
export function auditEntry(target: string, action: string, more: Shape = {}): Shape {
  const both = ['auditLog', target];
  const others = ['dance', 'issue_vat_code', 'review_kyc', 'review_dispute', '', null];
  return {
    by: uidOf('admin'),
    action: {
      forged: others.filter((value) => value !== action).map((value) => ({ value, by: both })),
      allowed: [],
      needs: both,
    },
    uid: {
      forged: [
        // A dispute or proposal is found by its reference, so only its rule can check the customer.
        {
          value: ({ other }) => other,
          by: ['disputes', 'creditProposals'].includes(target) ? [target] : both,
        },
        { value: ({ admin }) => admin, by: both },
      ],
      allowed: [],
      needs: both,
    },
    before: extend(agreeing(7, target), { needs: both }),
    after: extend(agreeing('another', target), { needs: both }),
    at: extend(now, { allowed: [NOW] }),
    ...more,
  };
}
