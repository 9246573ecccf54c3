import type { RuleMethod } from '../testing/expect-denied';
import { CLOSING } from '../testing/rule-blocks';
import { allAccounts } from './accounts';
import type { Allowance, Attack, PlannedRequest } from './attack';
import type { Fixtures } from './operation';
import { labelledEntry, labelPath, storedLabel } from './label-operations';
import { signedIn, type Principals } from './principals';
import type { Person, Request } from './rules-project';

// Labels are private: only their owner can query, get or delete them.

type Asked = (principals: Principals) => Request;
type Stored = (principals: Principals) => Fixtures;

const owner = ({ uid }: Principals): Person => signedIn(uid);
const strangers: Readonly<Record<string, (principals: Principals) => Person>> = {
  'a visitor': () => null,
  'another customer': ({ other }) => signedIn(other),
  'an admin': ({ admin }) => signedIn(admin),
  'a user without an account': ({ id }) => signedIn(`nobody-${id}`),
};

const labelledOne = (principals: Principals) => ({
  ...labelledEntry(principals),
  ...storedLabel(principals),
});

const plan =
  (by: (principals: Principals) => Person, asked: Asked, stored: Stored = labelledOne) =>
  (principals: Principals): PlannedRequest => ({
    by: by(principals),
    fixtures: { ...allAccounts(principals), ...stored(principals) },
    request: asked(principals),
  });

const ownOnes =
  (how: 'list' | 'count'): Asked =>
  ({ uid }) => ({ how, collection: 'labels', filter: { field: 'uid', value: uid } });
const get: Asked = (principals) => ({ how: 'get', path: labelPath(principals) });
const erase: Asked = (principals) => ({
  how: 'commit',
  writes: [{ how: 'delete', path: labelPath(principals) }],
});

const attack = (
  name: string,
  [rule, op]: [string, RuleMethod],
  by: (principals: Principals) => Person,
  asked: Asked,
): Attack => ({
  name,
  rule,
  op,
  forged: plan(by, asked),
  counterpart: plan(owner, rule === CLOSING ? ownOnes('list') : asked),
});

export function forgedLabels(): Attack[] {
  const byStrangers = Object.entries(strangers).flatMap(([who, by]) => [
    attack(`a list of another’s labels by ${who}`, ['labels', 'list'], by, ownOnes('list')),
    attack(`a count of another’s labels by ${who}`, ['labels', 'list'], by, ownOnes('count')),
    attack(`a deletion of a label by ${who}`, ['labels', 'delete'], by, erase),
    attack(`a get of a label by ${who}`, ['labels', 'get'], by, get),
    {
      ...attack(`a get of a missing label by ${who}`, ['labels', 'get'], by, get),
      forged: plan(by, get, labelledEntry),
    },
  ]);
  const all: Asked = () => ({ how: 'list', collection: 'labels' });
  return [
    ...byStrangers,
    {
      ...attack('a get of a label without a transaction', ['labels', 'get'], owner, get),
      forged: plan(owner, get, storedLabel),
    },
    {
      ...attack('a list of all labels', ['labels', 'list'], owner, all),
      counterpart: plan(owner, ownOnes('list')),
    },
    attack('a list of labels everywhere', [CLOSING, 'list'], owner, () => ({
      ...{ how: 'list', collection: 'labels', everywhere: true },
    })),
  ];
}

export function allowedOfLabels(): Allowance[] {
  const allowed = (name: string, asked: Asked, stored?: Stored) => ({
    name,
    rules: ['labels'],
    plan: plan(owner, asked, stored),
  });
  return [
    allowed('a list of one’s own labels', ownOnes('list')),
    allowed('a count of one’s own labels', ownOnes('count')),
    allowed('a get of one’s own label', get),
    allowed('a get of a label that one’s own transaction doesn’t have', get, labelledEntry),
    allowed('a deletion of one’s own label', erase),
  ];
}
