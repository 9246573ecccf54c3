import type { Shape } from './documents';
import { minus, onStored, plus, type CommonValues, type Operation, type Step } from './operation';
import { own } from './own-operation';
import type { Principals } from './principals';
import { longAgo, NOW, type Data } from './rest-encoding';
import {
  agreeing,
  amount,
  exactly,
  extend,
  nameOf,
  not,
  now,
  shown,
  text,
  uidOf,
  type ValueGenerator,
} from './value-generators';

const BALANCE = 1000.1;
/** The amount in the stored pot. */
const SAVED = 20;
const AMOUNT = 100.05;

export const potPath = ({ id }: Principals) => `pots/${id}`;

function newPot({ uid }: Principals): Data {
  return { uid, name: 'Holiday', target: 500, balance: 0, lastMove: '', createdAt: NOW };
}

/** A stored pot of the customer. */
export function storedPot(principals: Principals, balance = SAVED): Record<string, Data> {
  const pot = { ...newPot(principals), balance, lastMove: 'earlier' };
  return { [potPath(principals)]: longAgo(pot) };
}

const target: ValueGenerator = {
  forged: amount.forged.filter(({ value }) => value !== null),
  allowed: [null, ...amount.allowed],
};
const plan = { name: shown(text(40)), target };

const open = own('a new pot', (principals) => ({
  how: 'set',
  path: potPath(principals),
  data: newPot(principals),
  shape: {
    ...plan,
    uid: uidOf('uid'),
    balance: exactly(0),
    lastMove: not('another', 7, null),
    createdAt: now,
  },
}));

const edit = own('another name and target of a pot', (principals) => ({
  how: 'update',
  path: potPath(principals),
  data: { name: 'Italy', target: null },
  shape: {
    name: { ...plan.name, isOptional: true },
    target: { ...plan.target, isOptional: true },
  },
}));

const movedAmount: ValueGenerator = {
  forged: ['100', null, true, 0, 0.001, 12.345, 1_000_000_000.01, Infinity, -Infinity, NaN].map(
    (value) => ({ value }),
  ),
  allowed: [0.01, BALANCE, -0.01, -SAVED],
  commonValue: 'amount',
  contradictions: [{ value: 49.99, by: ['users', 'pots'] }],
};

const shapes = {
  account: {
    accountBalance: {
      ...not(0, 950.1, 1100.15, null, '900.05', 900.054, -0.01),
      contradictions: [950.1, BALANCE, 1100.15].map((value) => ({ value, by: ['pots'] })),
      needs: ['users', 'pots'],
    },
    lastMove: extend(nameOf('users', 'potMoves'), { needs: ['users', 'pots', 'potMoves'] }),
  },
  pot: {
    balance: not(0, SAVED, 120.04, 220.1, null, '120.05', 120.054, -0.01),
    lastMove: nameOf('pots', 'potMoves'),
  },
  move: {
    uid: uidOf('uid'),
    potId: extend(agreeing('another', 'users', 'pots', 'potMoves'), {
      contradictions: [{ value: 7 }, { value: null }],
      needs: ['potMoves'],
    }),
    amount: movedAmount,
    date: now,
  },
} satisfies Record<string, Shape>;

/** The three writes of a move from the balance to the pot, or, if the amount is negative, back. */
export function moveSteps({ uid, id }: Principals, commonValues: CommonValues): Step[] {
  const { amount: moved = AMOUNT } = commonValues;
  return [
    {
      how: 'update',
      path: `users/${uid}`,
      data: { accountBalance: minus(BALANCE, moved), lastMove: id },
      shape: shapes.account,
    },
    {
      how: 'update',
      path: `pots/${id}`,
      data: { balance: plus(SAVED, moved), lastMove: id },
      shape: shapes.pot,
    },
    {
      how: 'set',
      path: `potMoves/${id}`,
      data: { uid, potId: id, amount: moved, date: NOW },
      shape: shapes.move,
    },
  ];
}

const move = own('a move to a pot', moveSteps);

const account = (changes: Data) => ({
  state: ({ uid }: Principals) => ({ [`users/${uid}`]: changes }),
  by: 'users',
});
const unchanged = () => ({});

/** The operations of customers on their pots, without deletes. */
export const potOperations: readonly Operation[] = [
  open,
  onStored(edit, edit.name, storedPot),
  onStored(move, move.name, storedPot, {
    parts: {
      users: ['pots', 'potMoves'],
      pots: ['users', 'potMoves'],
      potMoves: ['users', 'pots'],
    },
    onceBy: 'users',
    denied: {
      'while transactions are off': account({ transactionEnabled: false }),
      'with decimals in a currency without them': account({ country: 'JPY' }),
      'above the balance': { state: unchanged, commonValues: { amount: 1000.11 }, by: 'users' },
      'back of more than the pot has': {
        ...{ state: unchanged, commonValues: { amount: -20.01 }, by: 'pots' },
      },
      'of another customer': {
        state: (principals) => ({ [potPath(principals)]: { uid: principals.other } }),
        by: 'pots',
      },
    },
    allowed: {
      'of whole units in a currency without decimals': {
        ...account({ country: 'JPY' }),
        commonValues: { amount: 100 },
      },
    },
  }),
];
