import type { RuleMethod } from '../testing/expect-denied';
import { CLOSING } from '../testing/rule-blocks';
import { allAccounts } from './accounts';
import { asAllowed, withForgedSteps, type Allowance, type Attack, type Plan } from './attack';
import { collectionOf } from './operation';
import { payPlanned, plannedPaymentPath, storedPlannedPayment } from './planned-payment-operations';
import { signedIn, type Principals } from './principals';
import type { Data } from './rest-encoding';
import type { Person, Request } from './rules-project';

// Planned payments are private: only their owner can read or delete them. A payment is the owner's own and
// changes nothing else of the plan.

type Asked = (principals: Principals) => Request;

const owner = ({ uid }: Principals): Person => signedIn(uid);
const strangers: Readonly<Record<string, (principals: Principals) => Person>> = {
  'a visitor': () => null,
  'another customer': ({ other }) => signedIn(other),
  'an admin': ({ admin }) => signedIn(admin),
  'a user without an account': ({ id }) => signedIn(`nobody-${id}`),
};

const plan =
  (by: (principals: Principals) => Person, asked: Asked): Plan =>
  (principals) => ({
    by: by(principals),
    fixtures: { ...allAccounts(principals), ...storedPlannedPayment(principals) },
    request: asked(principals),
  });

const ownOnes =
  (how: 'list' | 'count'): Asked =>
  ({ uid }) => ({ how, collection: 'plannedPayments', filter: { field: 'uid', value: uid } });
const get: Asked = (principals) => ({ how: 'get', path: plannedPaymentPath(principals) });
const getMissing: Asked = ({ id }) => ({ how: 'get', path: `plannedPayments/missing-${id}` });
const erase: Asked = (principals) => ({
  how: 'commit',
  writes: [{ how: 'delete', path: plannedPaymentPath(principals) }],
});

const requests: readonly [string, RuleMethod, Asked][] = [
  ['a get of another’s planned payment', 'get', get],
  ['a list of another’s planned payments', 'list', ownOnes('list')],
  ['a count of another’s planned payments', 'list', ownOnes('count')],
  ['a deletion of another’s planned payment', 'delete', erase],
];

function attack(
  name: string,
  [rule, op]: [string, RuleMethod],
  forged: Plan,
  counterpart: Asked,
): Attack {
  return { name, rule, op, forged, counterpart: plan(owner, counterpart) };
}

/** The payment with changed fields in the write to one collection. */
function forgedPayment(
  name: string,
  collection: string,
  change: (principals: Principals) => Data,
): Attack {
  return {
    name: `${payPlanned.name}, ${name}`,
    rule: 'plannedPayments',
    forged: withForgedSteps(payPlanned, (steps, principals) =>
      steps.map((step) =>
        collectionOf(step) === collection
          ? { ...step, data: { ...step.data, ...change(principals) } }
          : step,
      ),
    ),
    counterpart: asAllowed(payPlanned),
  };
}

export function forgedPlannedPayments(): Attack[] {
  const own = 'plannedPayments';
  const all: Asked = () => ({ how: 'list', collection: own });
  const everywhere: Asked = () => ({ how: 'list', collection: own, everywhere: true });
  return [
    ...requests.flatMap(([what, op, asked]) =>
      Object.entries(strangers).map(([who, by]) =>
        attack(`${what} by ${who}`, [own, op], plan(by, asked), asked),
      ),
    ),
    attack(
      'a get of a missing planned payment by a visitor',
      [own, 'get'],
      plan(() => null, getMissing),
      getMissing,
    ),
    attack('a list of all planned payments', [own, 'list'], plan(owner, all), ownOnes('list')),
    attack(
      'a list of planned payments everywhere',
      [CLOSING, 'list'],
      plan(owner, everywhere),
      ownOnes('list'),
    ),
    forgedPayment('by another customer’s withdrawal', 'withdrawals', ({ other }) => ({
      uid: other,
    })),
    forgedPayment('with another amount', own, () => ({ amount: 1 })),
    forgedPayment('with another owner', own, ({ other }) => ({ uid: other })),
  ];
}

export function allowedOfPlannedPayments(): Allowance[] {
  const allowed = (name: string, asked: Asked) => ({
    name,
    rules: ['plannedPayments'],
    plan: plan(owner, asked),
  });
  return [
    allowed('a get of one’s own planned payment', get),
    allowed('a get of a missing planned payment', getMissing),
    allowed('a list of one’s own planned payments', ownOnes('list')),
    allowed('a count of one’s own planned payments', ownOnes('count')),
    allowed('a deletion of one’s own planned payment', erase),
  ];
}
