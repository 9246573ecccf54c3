import { allAccounts } from './accounts';
import { plus, onStored, type Operation, type OperationRun, type Step } from './operation';
import { signedIn, type Principals } from './principals';
import { codes } from './code-documents';
import { accounts, auditEntry, records, type Shape } from './documents';
import type { ValueGenerator } from './value-generators';
import { NOW, type Data, type Value } from './rest-encoding';

type Entry = {
  action: string;
  before: Value;
  after: Value;
  reference?: Value;
  proposedBy?: Value;
};

/** The audit entry of a write to the target; `more` adds expected fields. */
export function audited(
  principals: Principals,
  target: string,
  entry: Entry,
  more: Shape = {},
): Step {
  const { uid, admin, audit } = principals;
  return {
    how: 'set',
    path: `auditLog/${audit}`,
    data: { by: admin, uid, ...entry, at: NOW },
    shape: auditEntry(target, entry.action, more),
  };
}

export function byAdmin(
  principals: Principals,
  changes: Data,
  steps: readonly Step[],
): OperationRun {
  return { by: signedIn(principals.admin), fixtures: allAccounts(principals, changes), steps };
}

const own = (changes: Readonly<Record<string, Value | undefined>>) => ({
  state: ({ uid }: Principals) => ({ [`users/${uid}`]: changes }),
  by: 'users',
});

const setting = { users: ['auditLog'], auditLog: ['users'] };

const level: Operation = {
  name: 'a change of the level',
  role: 'admin',
  parts: setting,
  perform(principals, { level: after = '3' }) {
    const { uid, audit } = principals;
    const data = { accountLevel: after, lastAudit: audit };
    return byAdmin(principals, {}, [
      { how: 'update', path: `users/${uid}`, data, shape: accounts.level },
      audited(principals, 'users', { action: 'set_level', before: '2', after }),
    ]);
  },
};

const switchOff: Operation = {
  name: 'a switch of transactions',
  role: 'admin',
  parts: setting,
  perform(principals, { isEnabled: after = false }) {
    const data = { transactionEnabled: after, lastAudit: principals.audit };
    return byAdmin(principals, {}, [
      { how: 'update', path: `users/${principals.uid}`, data, shape: accounts.switch },
      audited(principals, 'users', { action: 'set_transactions', before: true, after }),
    ]);
  },
};

const switchOn: Operation = {
  name: 'a first switch of transactions',
  role: 'admin',
  forges: ['before', 'after'],
  parts: setting,
  perform(principals, commonValues) {
    const { uid, audit } = principals;
    const { isEnabled: after = true } = commonValues;
    const data = { transactionEnabled: after, lastAudit: audit };
    return byAdmin(principals, { transactionEnabled: false }, [
      {
        how: 'update',
        path: `users/${uid}`,
        data,
        shape: { lastAudit: accounts.switch.lastAudit },
      },
      audited(principals, 'users', { action: 'set_transactions', before: false, after }),
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
    commonValues: { before: MOST },
  },
  'past the bound in cents': {
    ...own({ accountBalance: MOST - 49.99 }),
    commonValues: { before: MOST - 49.99 },
  },
  'with decimals in a currency without them': {
    ...own({ country: 'JPY' }),
    commonValues: { amount: 50.05 },
  },
};

export function credit(type: 'send_money' | 'send_loan'): Operation {
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
    allowed: { 'of whole units in a currency without decimals': own({ country: 'JPY' }) },
    perform(principals, { amount = 50, before: given }) {
      const { uid, admin, id, audit } = principals;
      // Amounts and balances have the same upper bound.
      const isVast = typeof amount === 'number' && amount > 999_000_000;
      const before = typeof given === 'number' ? given : isVast ? 0 : 1000.1;
      const after = plus(before, amount);
      const owed = { loanBalance: plus(0, amount) };
      const data = { accountBalance: after, lastTx: id, lastAudit: audit, ...(isLoan && owed) };
      const shape = { ...accounts.credit, ...(isLoan && accounts.owed) };
      return byAdmin(principals, { accountBalance: before }, [
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
        audited(principals, 'users', { action: type, before, after }),
      ]);
    },
  };
}

/** The audit log never contains the code. */
const untold: ValueGenerator = {
  forged: ['4321', 4321, false].map((value) => ({ value, by: ['vatCodes'] })),
  allowed: [null],
  needs: ['auditLog', 'vatCodes'],
};

export const code: Operation = {
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
  perform(principals, { vatCode = 4321 }) {
    const { uid, admin, audit } = principals;
    return byAdmin(principals, {}, [
      {
        how: 'set',
        path: `vatCodes/${uid}`,
        data: { vatCode, issuedBy: admin, issuedAt: NOW, auditId: audit },
        shape: codes.issued,
      },
      { how: 'set', path: `vatAttempts/${uid}`, data: { n: 0 }, shape: codes.reset },
      audited(
        principals,
        'vatCodes',
        { action: 'issue_vat_code', before: null, after: null },
        { before: untold, after: untold },
      ),
    ]);
  },
};

/** A new code after five guesses at the old one. */
const anotherCode = onStored(
  code,
  'another code',
  ({ uid }) => ({
    [`vatCodes/${uid}`]: { vatCode: 1111, auditId: 'earlier' },
    [`vatAttempts/${uid}`]: { n: 5, guessId: 'the-guess', at: new Date() },
  }),
  { forges: ['n', 'vatCode'] },
);

/** The operations of admins on accounts. */
export const adminOperations: readonly Operation[] = [
  level,
  switchOff,
  switchOn,
  credit('send_money'),
  credit('send_loan'),
  code,
  anotherCode,
];
