import { CATEGORIES } from '@bank/domain';
import type { Shape } from './documents';
import { onStored, type Operation } from './operation';
import { own } from './own-operation';
import type { Principals } from './principals';
import { longAgo, NOW, type Data } from './rest-encoding';
import { not, now, oneOf, optionalText, uidOf, type ValueGenerator } from './value-generators';

export const labelPath = ({ id }: Principals) => `labels/${id}`;

type Entry = { type: string; amount: number; date: Date };

const paid: Entry = { type: 'withdrawal', amount: 50.01, date: new Date('2026-03-01T00:00:00Z') };
/** In the last second of a month in UTC. */
const received: Entry = {
  type: 'send_money',
  amount: 50.01,
  date: new Date('2026-11-30T23:59:59Z'),
};

/** The customer's transaction with the id of the label. */
export function labelledEntry({ uid, id }: Principals, entry = paid): Record<string, Data> {
  return { [`transactions/${id}`]: { userId: uid, status: 'completed', ...entry } };
}

const DATA = { category: 'travel', note: 'Tickets', tags: ['holiday', 'rome 2026'] };

function labelOf({ uid, id }: Principals, amount = -50.01, month = '2026-03'): Data {
  return { uid, transactionId: id, ...DATA, amount, month, updatedAt: NOW };
}

/** A stored label. */
export function storedLabel(principals: Principals): Record<string, Data> {
  return { [labelPath(principals)]: longAgo(labelOf(principals)) };
}

const LONGEST = 'x'.repeat(24);
const WRONG_TAGS = [
  '',
  ' ',
  'Rent',
  ' rent',
  'rent ',
  `${LONGEST}x`,
  7,
  null,
  true,
  { map: { tag: 'rent' } },
];

/** A wrong tag in each place, too many, and what is no list. */
const tags: ValueGenerator = {
  forged: [
    ...WRONG_TAGS.map((tag) => [tag]),
    ...[1, 2, 3, 4].map((before) => [...'abcd'.slice(0, before), 'Rent']),
    [...'abcdef'],
    ...['rent', '', 7, null, true, { map: { 0: 'rent' } }],
  ].map((value) => ({ value })),
  allowed: [[], ['x'], ['été', '🏦', 'summer 2026', 'd', LONGEST]],
};

const shape: Shape = {
  uid: uidOf('uid'),
  transactionId: not('another', '', 7, null),
  category: oneOf(...CATEGORIES),
  note: optionalText(200),
  tags,
  amount: not(50.01, -50, 0, '-50.01', null),
  month: not('2026-02', '2026-04', '2026-3', '2026-003', '2025-03', '', 202603, null),
  updatedAt: now,
};

const credited: Shape = {
  amount: not(-50.01, 50, 0, '50.01', null),
  month: not('2026-12', '2026-10', '2026-011', '2025-11', '', null),
};

const save = own('a label of a withdrawal', (principals) => ({
  how: 'set',
  path: labelPath(principals),
  data: labelOf(principals),
  shape,
}));

const saveOfCredit = own('a label of a credit', (principals) => ({
  how: 'set',
  path: labelPath(principals),
  data: labelOf(principals, 50.01, '2026-11'),
  shape: credited,
}));

const entryOf = ({ id }: Principals) => `transactions/${id}`;
const by = 'labels';

/** The operations of customers on the labels of their transactions, without deletes. */
export const labelOperations: readonly Operation[] = [
  onStored(save, save.name, labelledEntry, {
    denied: {
      'of another customer': {
        state: (principals) => ({ [entryOf(principals)]: { userId: principals.other } }),
        by,
      },
      'that does not exist': { state: (principals) => ({ [entryOf(principals)]: null }), by },
    },
  }),
  onStored(saveOfCredit, saveOfCredit.name, (principals) => labelledEntry(principals, received), {
    forges: ['amount', 'month'],
  }),
  onStored(
    save,
    'another label in place of one',
    (principals) => ({ ...labelledEntry(principals), ...storedLabel(principals) }),
    { forges: ['uid', 'amount', 'updatedAt'] },
  ),
];
