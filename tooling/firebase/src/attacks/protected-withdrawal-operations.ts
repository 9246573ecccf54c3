import { keyOf } from '../testing/protection';
import { changedFixtures, type Changes, type Fixtures, type Operation } from './operation';
import { own } from './own-operation';
import type { Principals } from './principals';
import { protection, settings } from './protection-documents';
import { protectionPath, storedProtection } from './protection-operations';
import { NOW, type Data } from './rest-encoding';
import { payeeFields, withdrawalOperations } from './withdrawal-operations';

const CENTS = 10_005;

/** The texts that identify the payees of `payeeFields`. */
const IDENTITIES: Readonly<Record<string, string>> = {
  Bank: `Bank:${String(payeeFields['Bank']?.['accountNumber'])}`,
  PayPal: `PayPal:${String(payeeFields['PayPal']?.['email'])}`,
  CashApp: `CashApp:${String(payeeFields['CashApp']?.['email'])}`,
  Cryptocurrency: `Cryptocurrency:ETH:${String(payeeFields['Cryptocurrency']?.['cryptoAddress'])}`,
};

export const knownPayeePath = ({ uid }: Principals, method = 'Bank') =>
  `knownPayees/${uid}.${keyOf(IDENTITIES[method] ?? '')}`;

export const totalPath = ({ uid }: Principals) => `dailyTotals/${uid}`;

export function knownPayee({ uid }: Principals, since = new Date(0)): Data {
  return { uid, since, name: 'Ada Okafor' };
}

/** Limits that the withdrawal just keeps; its payee is known. */
function keptLimits(principals: Principals, method: string): Fixtures {
  const current = settings({ daily: 100.05, payment: 100.05, newPayee: 100 });
  return {
    ...storedProtection(principals, current),
    [knownPayeePath(principals, method)]: knownPayee(principals),
  };
}

const limited = (changes: Data, by = 'withdrawals') => ({
  state: (principals: Principals): Changes => ({
    [protectionPath(principals)]: { current: settings(changes), next: settings(changes) },
  }),
  by,
});
const payeeIs = (data: Data | null) => ({
  state: (principals: Principals): Changes => ({ [knownPayeePath(principals)]: data }),
  by: 'withdrawals',
});
/** The day's total before, which the common value `spent` adds to the one that is written. */
const spentAt = (at: () => Date, spent: number) => ({
  state: (principals: Principals): Changes => ({
    ...limited({}).state(principals),
    [totalPath(principals)]: { total: CENTS, at: at(), payment: 'before' },
  }),
  commonValues: { spent },
  by: 'dailyTotals',
  isTimed: true,
});

/** A withdrawal that is counted, by a customer with limits. */
function protectedWithdrawal(method: string, more: Partial<Operation> = {}): Operation {
  const withdrawal = withdrawalOperations.find(({ name }) => name === `a withdrawal by ${method}`);
  if (!withdrawal) throw new Error(`There is no withdrawal by ${method}.`);
  return {
    name: `a withdrawal within limits by ${method}`,
    role: 'owner',
    forges: [],
    perform(principals, commonValues) {
      const { by, fixtures, steps } = withdrawal.perform(principals, {});
      const total = CENTS + Number(commonValues['spent'] ?? 0);
      return {
        by,
        fixtures: changedFixtures(fixtures, keptLimits(principals, method)),
        steps: [
          ...steps,
          {
            how: 'set',
            path: totalPath(principals),
            data: { total, at: NOW, payment: principals.id },
            shape: protection.total,
          },
        ],
      };
    },
    ...more,
  };
}

const announce = own('an announced payee', (principals) => ({
  how: 'set',
  path: knownPayeePath(principals),
  data: { ...knownPayee(principals), since: NOW },
  shape: protection.payee,
}));

const rename: Operation = {
  name: 'a new name of a known payee',
  role: 'owner',
  perform(principals, commonValues) {
    const { by, fixtures } = announce.perform(principals, commonValues);
    const path = knownPayeePath(principals);
    return {
      by,
      fixtures: { ...fixtures, [path]: knownPayee(principals) },
      steps: [{ how: 'update', path, data: { name: 'Ada O.' }, shape: protection.renamed }],
    };
  },
};

/** The payments of customers with limits, and the payees that they know. */
export const protectedWithdrawalOperations: readonly Operation[] = [
  protectedWithdrawal('Bank', {
    forges: ['total', 'at', 'payment'],
    parts: { dailyTotals: ['withdrawals'] },
    denied: {
      'while payments are locked': limited({ locked: true }),
      'above the limit per payment': limited({ payment: 100.04 }),
      'above the daily limit': limited({ daily: 100.04 }),
      'to a new payee': payeeIs(null),
      'to a payee who was announced just now': payeeIs({ since: new Date('2100-01-01') }),
      'that restarts the day’s total': spentAt(() => new Date(), 0),
      'that continues another day’s total': spentAt(() => new Date(0), CENTS),
    },
    allowed: {
      'without any': limited({}),
      'to a new payee, of a small amount': {
        state: (principals) => ({
          ...limited({ newPayee: 100.05 }).state(principals),
          ...payeeIs(null).state(principals),
        }),
      },
      'as the second of the day': spentAt(() => new Date(), CENTS),
      'as the first of a day': spentAt(() => new Date(0), 0),
    },
  }),
  protectedWithdrawal('PayPal'),
  protectedWithdrawal('CashApp'),
  protectedWithdrawal('Cryptocurrency'),
  announce,
  rename,
];
