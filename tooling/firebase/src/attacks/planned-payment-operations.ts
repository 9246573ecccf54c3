import { payeeShape, type Shape } from './documents';
import { changedFixtures, onStored, type Changes, type Operation } from './operation';
import { own } from './own-operation';
import type { Principals } from './principals';
import { protectedWithdrawalOperations } from './protected-withdrawal-operations';
import { longAgo, NOW, type Data, type Value } from './rest-encoding';
import {
  amount,
  extend,
  nameOf,
  not,
  now,
  oneOf,
  shown,
  text,
  uidOf,
  type ValueGenerator,
} from './value-generators';
import { payeeFields, withdrawalOperations } from './withdrawal-operations';

const PAID = '2026-11-30';
const DUE = '2026-12-31';
const LATER = '2027-01-31';

export const plannedPaymentPath = ({ id }: Principals) => `plannedPayments/${id}`;

/** The payee of a planned payment. The bank's name differs in length from the holder's, for the attacks' titles. */
function payeeOf(method: string): Data {
  return { method, ...payeeFields[method], ...(method === 'Bank' && { bankName: 'Bank' }) };
}

function planOf({ uid }: Principals, method?: string): Data {
  return {
    ...{ uid, name: 'Rent', amount: 100.05, payee: method ? { map: payeeOf(method) } : null },
    ...{ every: 'monthly', first: DUE, next: DUE, paidFor: '', payment: '', updatedAt: NOW },
  };
}

/** A stored planned payment, of which one due date was paid. */
export function storedPlannedPayment(principals: Principals): Record<string, Data> {
  const plan = { ...planOf(principals, 'Bank'), first: PAID, paidFor: PAID, payment: 'earlier' };
  return { [plannedPaymentPath(principals)]: longAgo(plan) };
}

const values = (all: readonly Value[]) => all.map((value) => ({ value }));
const NO_DATES: readonly Value[] = [
  ...[7, null, true, [DUE], new Date(DUE), '', 'soon', '2026-12-31T00:00', '2026-12-31\n'],
  ...['2026-1-31', '26-12-31', '2026-00-31', '2026-13-31', '2026-12-00', '2026-12-32', '20261231'],
];
const FIRST = '0001-01-01';
const LAST = '9999-12-31';

/** Each payee field wrong, missing and at its boundary; an additional field. The attacks on payees have all wrong values. */
function payee(method: string): ValueGenerator {
  const valid = payeeOf(method);
  const withField = ([field, value]: readonly [string, Value]) => ({
    map: { ...valid, [field]: value },
  });
  const without = (field: string) => ({
    map: Object.fromEntries(Object.entries(valid).filter(([key]) => key !== field)),
  });
  const fields = Object.entries(payeeShape(method));
  const wrong = fields.flatMap(([field, { forged }]) =>
    [forged[0], forged.at(-1)].map((wrong) => [field, wrong?.value as Value] as const),
  );
  const others: (readonly [string, Value])[] = [
    ...['Cheque', '', 7, null].map((value) => ['method', value] as const),
    ...['uid', 'name', 'savedAt', 'nickname'].map((field) => [field, 'x'] as const),
  ];
  return {
    forged: values([...[...wrong, ...others].map(withField), ...Object.keys(valid).map(without)]),
    allowed: fields.flatMap(([field, { allowed }]) =>
      allowed.slice(-1).map((value) => withField([field, value as Value])),
    ),
  };
}

const NO_MAPS = values(['Bank', 7, true, ['Bank'], { map: {} }]);
const fields = {
  name: shown(text(40)),
  amount,
  payee: {
    forged: NO_MAPS,
    allowed: [null, ...Object.keys(payeeFields).map((method) => ({ map: payeeOf(method) }))],
  },
  every: oneOf('weekly', 'monthly', 'yearly'),
} satisfies Shape;

function create(what: string, method?: string, more: Partial<Operation> = {}): Operation {
  const shape: Shape = {
    ...fields,
    every: oneOf('once', 'weekly', 'monthly', 'yearly'),
    uid: uidOf('uid'),
    payee: method ? payee(method) : fields.payee,
    first: {
      forged: values(NO_DATES),
      allowed: [FIRST, LAST],
      commonValue: 'first',
      contradictions: values([PAID, LATER]),
    },
    next: not(PAID, LATER, null, ''),
    paidFor: not(PAID, DUE, 7, null),
    payment: not('another', 7, null),
    updatedAt: now,
  };
  return own(
    what,
    (principals, { first = DUE }) => ({
      how: 'set',
      path: plannedPaymentPath(principals),
      data: { ...planOf(principals, method), first, next: first },
      shape,
    }),
    more,
  );
}

const optional = (shape: Shape): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([field, kind]) => [field, extend(kind, { isOptional: true })]),
  );

const edit = own('another plan of a planned payment', (principals) => ({
  how: 'update',
  path: plannedPaymentPath(principals),
  data: {
    ...{ name: 'Rent and heating', amount: 120, payee: { map: payeeOf('PayPal') } },
    ...{ every: 'weekly', first: DUE, next: LATER, updatedAt: NOW },
  },
  shape: {
    ...optional({
      ...fields,
      first: { forged: values(NO_DATES), allowed: [FIRST, LAST] },
      next: {
        forged: values([...NO_DATES, PAID, '2026-11-29', FIRST]),
        allowed: ['2026-12-01', LAST],
      },
    }),
    updatedAt: now,
  },
}));

const skip = own('a skipped single payment', (principals) => ({
  how: 'update',
  path: plannedPaymentPath(principals),
  data: { next: null, updatedAt: NOW },
  shape: { updatedAt: now },
}));

const single = (principals: Principals, changes: Data = {}): Changes => ({
  [plannedPaymentPath(principals)]: { every: 'once', paidFor: '', payment: '', ...changes },
});

const payment: Shape = {
  next: { forged: values([...NO_DATES, DUE, PAID, FIRST]), allowed: ['2027-01-01', LAST] },
  paidFor: not(PAID, LATER, '', 7, null),
  payment: extend(nameOf('plannedPayments'), {
    forged: [
      ...values(['another', '', 'x'.repeat(129), 7, null]),
      { value: ({ id }) => `own-${id}` },
      { value: ({ id }) => `others-${id}` },
    ],
  }),
  updatedAt: now,
};

/** The withdrawal, which also pays the due date of a planned payment. */
function paying(withdrawal: Operation | undefined, more: Partial<Operation> = {}): Operation {
  if (!withdrawal) throw new Error('There is no such withdrawal.');
  return {
    name: `${withdrawal.name} that pays a planned payment`,
    role: 'owner',
    forges: [],
    perform(principals, { next = LATER, paidFor = DUE }) {
      const { by, fixtures, steps } = withdrawal.perform(principals, {});
      const { uid, other, id } = principals;
      const before = { amount: 100.05, date: new Date(0), status: 'completed' };
      return {
        by,
        fixtures: changedFixtures(fixtures, {
          ...storedPlannedPayment(principals),
          [`withdrawals/own-${id}`]: { uid, ...before },
          [`withdrawals/others-${id}`]: { uid: other, ...before },
        }),
        steps: [
          ...steps,
          {
            how: 'update',
            path: plannedPaymentPath(principals),
            data: { next, paidFor, payment: id, updatedAt: NOW },
            shape: payment,
          },
        ],
      };
    },
    ...more,
  };
}

const stored = (changes: Data) => ({
  state: (principals: Principals): Changes => ({ [plannedPaymentPath(principals)]: changes }),
  by: 'plannedPayments',
});

/** A withdrawal that pays a planned payment, from which attacks are forged. */
export const payPlanned = paying(withdrawalOperations[0], {
  forges: Object.keys(payment),
  parts: { withdrawals: ['plannedPayments'] },
  denied: {
    'of another customer': {
      state: (principals) => ({ [plannedPaymentPath(principals)]: { uid: principals.other } }),
      by: 'plannedPayments',
    },
    'for the second time': stored({ next: LATER, paidFor: DUE, payment: 'earlier' }),
    'for the second time, with another next date': {
      ...stored({ next: LATER, paidFor: DUE, payment: 'earlier' }),
      commonValues: { next: '2027-02-28' },
    },
    'that was skipped': { ...stored({ next: LATER }), commonValues: { next: '2027-02-28' } },
    'that is not due yet': stored({ next: PAID, paidFor: '2026-10-31' }),
    'of a single due date, for the second time': {
      ...{ state: (principals) => single(principals, { next: null, paidFor: DUE }) },
      by: 'plannedPayments',
    },
    'of a single due date that was skipped': {
      ...{ state: (principals) => single(principals, { next: null }), by: 'plannedPayments' },
      commonValues: { paidFor: null },
    },
  },
  allowed: {
    'of a single due date': { state: single, commonValues: { next: null } },
    'to no payee': { state: stored({ payee: null }).state },
  },
});

const onlyPayee = { forges: ['payee'] };

/** The operations of customers on their planned payments, without deletes. */
export const plannedPaymentOperations: readonly Operation[] = [
  create('a planned reminder'),
  ...Object.keys(payeeFields).map((method) =>
    create(`a planned payment by ${method}`, method, onlyPayee),
  ),
  onStored(edit, edit.name, storedPlannedPayment),
  onStored(
    skip,
    skip.name,
    (principals) => changedFixtures(storedPlannedPayment(principals), single(principals)),
    {
      forges: ['updatedAt'],
      denied: { 'of a series': stored({ every: 'monthly' }) },
    },
  ),
  payPlanned,
  paying(protectedWithdrawalOperations[0]),
];
