import { everybody } from './accounts';
import { plus, standingOn, type Act, type Performance, type Step } from './act';
import { signedIn, type Cast } from './cast';
import { codes } from './code-documents';
import { accounts, auditEntry, records, type Shape } from './documents';
import type { Kind } from './kinds';
import { NOW, type Data, type Value } from './wire';

type Entry = {
  action: string;
  before: Value;
  after: Value;
  reference?: Value;
  proposedBy?: Value;
};

/** The entry in the audit log beside a write to the target; `more` says what else its fields must be. */
export function audited(cast: Cast, target: string, entry: Entry, more: Shape = {}): Step {
  const { uid, admin, audit } = cast;
  return {
    how: 'set',
    path: `auditLog/${audit}`,
    data: { by: admin, uid, ...entry, at: NOW },
    shape: auditEntry(target, entry.action, more),
  };
}

export function byAdmin(cast: Cast, changes: Data, steps: readonly Step[]): Performance {
  return { by: signedIn(cast.admin), scene: everybody(cast, changes), steps };
}

const own = (changes: Readonly<Record<string, Value | undefined>>) => ({
  state: ({ uid }: Cast) => ({ [`users/${uid}`]: changes }),
  by: 'users',
});

const setting = { users: ['auditLog'], auditLog: ['users'] };

const level: Act = {
  name: 'a change of the level',
  role: 'admin',
  parts: setting,
  perform(cast, { level: after = '3' }) {
    const { uid, audit } = cast;
    const data = { accountLevel: after, lastAudit: audit };
    return byAdmin(cast, {}, [
      { how: 'update', path: `users/${uid}`, data, shape: accounts.level },
      audited(cast, 'users', { action: 'set_level', before: '2', after }),
    ]);
  },
};

const switchOff: Act = {
  name: 'a switch of transactions',
  role: 'admin',
  parts: setting,
  perform(cast, { isEnabled: after = false }) {
    const data = { transactionEnabled: after, lastAudit: cast.audit };
    return byAdmin(cast, {}, [
      { how: 'update', path: `users/${cast.uid}`, data, shape: accounts.switch },
      audited(cast, 'users', { action: 'set_transactions', before: true, after }),
    ]);
  },
};

const switchOn: Act = {
  name: 'a first switch of transactions',
  role: 'admin',
  forges: ['before', 'after'],
  parts: setting,
  perform(cast, facts) {
    const { uid, audit } = cast;
    const { isEnabled: after = true } = facts;
    const data = { transactionEnabled: after, lastAudit: audit };
    return byAdmin(cast, { transactionEnabled: false }, [
      {
        how: 'update',
        path: `users/${uid}`,
        data,
        shape: { lastAudit: accounts.switch.lastAudit },
      },
      audited(cast, 'users', { action: 'set_transactions', before: false, after }),
    ]);
  },
  allowed: { 'where it was never set': own({ transactionEnabled: undefined }) },
};

const MOST = 1_000_000_000;

const notNow = {
  'while transactions are off': own({ transactionEnabled: false }),
  'while transactions are neither on nor off': own({ transactionEnabled: undefined }),
  'while transactions are on in words': own({ transactionEnabled: 'true' }),
  'past the bound of a balance': {
    ...own({ accountBalance: MOST }),
    facts: { before: MOST },
  },
  'past the bound in cents': {
    ...own({ accountBalance: MOST - 49.99 }),
    facts: { before: MOST - 49.99 },
  },
};

export function credit(type: 'send_money' | 'send_loan'): Act {
  const isLoan = type === 'send_loan';
  return {
    name: isLoan ? 'a loan that is paid out' : 'a credit',
    role: 'admin',
    parts: {
      users: ['transactions', 'auditLog'],
      transactions: ['users'],
      auditLog: ['users'],
    },
    denied: notNow,
    perform(cast, { amount = 50, before: given }) {
      const { uid, admin, id, audit } = cast;
      // The bound of an amount is that of a balance too.
      const isVast = typeof amount === 'number' && amount > 999_000_000;
      const before = typeof given === 'number' ? given : isVast ? 0 : 1000.1;
      const after = plus(before, amount);
      const owed = { loanBalance: plus(0, amount) };
      const data = { accountBalance: after, lastTx: id, lastAudit: audit, ...(isLoan && owed) };
      const shape = { ...accounts.credit, ...(isLoan && accounts.owed) };
      return byAdmin(cast, { accountBalance: before }, [
        {
          how: 'set',
          path: `transactions/${id}`,
          data: {
            ...{ userId: uid, type, amount, date: NOW, status: 'completed' },
            ...{ balance: after, by: admin },
          },
          shape: records.credit(type),
        },
        { how: 'update', path: `users/${uid}`, data, shape },
        audited(cast, 'users', { action: type, before, after }),
      ]);
    },
  };
}

/** The code stays out of the log, before as after. */
const untold: Kind = {
  forged: ['4321', 4321, false].map((value) => ({ value, by: ['vatCodes'] })),
  allowed: [null],
  needs: ['auditLog', 'vatCodes'],
};

export const code: Act = {
  name: 'a code',
  role: 'admin',
  parts: {
    vatCodes: ['vatAttempts', 'auditLog'],
    vatAttempts: ['vatCodes'],
    auditLog: ['vatCodes', 'vatAttempts'],
  },
  denied: {
    'for nobody': { state: ({ uid }) => ({ [`users/${uid}`]: null }), by: 'vatCodes' },
  },
  perform(cast, { vatCode = 4321 }) {
    const { uid, admin, audit } = cast;
    return byAdmin(cast, {}, [
      {
        how: 'set',
        path: `vatCodes/${uid}`,
        data: { vatCode, issuedBy: admin, issuedAt: NOW, auditId: audit },
        shape: codes.issued,
      },
      { how: 'set', path: `vatAttempts/${uid}`, data: { n: 0 }, shape: codes.startedAnew },
      audited(
        cast,
        'vatCodes',
        { action: 'issue_vat_code', before: null, after: null },
        { before: untold, after: untold },
      ),
    ]);
  },
};

/** A code in place of another, after five guesses. */
const anotherCode = standingOn(
  code,
  'another code',
  ({ uid }) => ({
    [`vatCodes/${uid}`]: { vatCode: 1111, auditId: 'earlier' },
    [`vatAttempts/${uid}`]: { n: 5, guessId: 'the-guess', at: new Date() },
  }),
  { forges: ['n', 'vatCode'] },
);

/** What admins do to accounts. */
export const adminActs: readonly Act[] = [
  level,
  switchOff,
  switchOn,
  credit('send_money'),
  credit('send_loan'),
  code,
  anotherCode,
];
