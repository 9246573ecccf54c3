import { CLOSING } from '../testing/rule-blocks';
import type { Allowance, Attack } from './attack';
import { signedIn, type Principals } from './principals';
import { ownAccount, plan, roles, title, writesTo } from './planned-requests';
import type { Request } from './rules-project';

const issued = ({ uid }: Principals) => ({ [`vatCodes/${uid}`]: { vatCode: 4321 } });
const counting = ({ uid }: Principals) => ({
  [`vatAttempts/${uid}`]: { n: 1, guessId: 'the-guess' },
});
const guessing = (code: unknown) => (principals: Principals) => ({
  [`vatGuesses/${principals.uid}`]: { guessId: 'the-guess', code },
});
const all =
  (...parts: ((principals: Principals) => object)[]) =>
  (principals: Principals): object =>
    Object.assign({}, ...parts.map((part) => part(principals))) as object;
const guessed = (code: unknown) => all(issued, counting, guessing(code));
const asksGate = ({ uid }: Principals): Request => ({ how: 'get', path: `vatGate/${uid}` });
const opened = plan('uid', asksGate, guessed(4321));

/** No one can read a guess, because it may be the code. */
export function guessReads(): Attack[] {
  return roles.flatMap((role) => {
    const attack = { rule: CLOSING, counterpart: ownAccount(role) };
    const asked: Readonly<Record<'get' | 'list' | 'count', (principals: Principals) => Request>> = {
      get: ({ uid }) => ({ how: 'get', path: `vatGuesses/${uid}` }),
      list: () => ({ how: 'list', collection: 'vatGuesses' }),
      count: () => ({ how: 'count', collection: 'vatGuesses' }),
    };
    const reads = Object.entries(asked).map(([what, request]) => ({
      ...attack,
      name: `a ${what} of guesses by ${title[role]}`,
      op: what === 'get' ? ('get' as const) : ('list' as const),
      forged: plan(role, request, guessed(4321)),
    }));
    return [
      ...reads,
      {
        ...attack,
        name: `a deletion of a guess by ${title[role]}`,
        op: 'delete' as const,
        forged: plan(
          role,
          ({ uid }) => ({ how: 'commit', writes: [{ how: 'delete', path: `vatGuesses/${uid}` }] }),
          guessed(4321),
        ),
      },
    ];
  });
}

/** `vatGate` allows a get only to its owner, and only after a right guess. */
export function gateChecks(): Attack[] {
  const gate = { rule: 'vatGate', op: 'get' as const, counterpart: opened };
  return [
    { ...gate, name: 'the gate after a wrong guess', forged: plan('uid', asksGate, guessed(1111)) },
    {
      ...gate,
      name: 'the gate after a guess in words',
      forged: plan('uid', asksGate, guessed('4321')),
    },
    {
      ...gate,
      name: 'the gate before any guess',
      forged: plan('uid', asksGate, (principals) => ({
        ...issued(principals),
        [`vatAttempts/${principals.uid}`]: { n: 0 },
      })),
    },
    { ...gate, name: 'the gate where no guess can be made', forged: plan('uid', asksGate, issued) },
    {
      ...gate,
      name: 'the gate where no code was issued',
      forged: plan('uid', asksGate, all(counting, guessing(4321))),
    },
    {
      ...gate,
      name: 'the gate where no guess is counted',
      forged: plan('uid', asksGate, all(issued, guessing(4321))),
    },
    {
      ...gate,
      name: 'the gate where no guess is recorded',
      forged: plan('uid', asksGate, all(issued, counting)),
    },
    {
      ...gate,
      name: 'the gate after the guess was paid with',
      forged: plan('uid', asksGate, (principals) => ({
        ...guessed(4321)(principals),
        [`vatAttempts/${principals.uid}`]: { n: 0, guessId: '' },
      })),
    },
    {
      ...gate,
      name: 'the gate after the same code was issued again',
      forged: plan('uid', asksGate, (principals) => ({
        ...guessed(4321)(principals),
        [`vatAttempts/${principals.uid}`]: { n: 0 },
      })),
    },
    { ...gate, name: 'the gate by an admin', forged: plan('admin', asksGate, guessed(4321)) },
    {
      ...gate,
      name: 'the gate by another',
      forged: (principals) => ({ ...opened(principals), by: signedIn(principals.other) }),
    },
    {
      ...gate,
      name: 'the gate by a visitor',
      forged: (principals) => ({ ...opened(principals), by: null }),
    },
    {
      ...gate,
      rule: CLOSING,
      op: 'list',
      name: 'a list of the gates',
      forged: plan('admin', () => ({ how: 'list', collection: 'vatGate' }), guessed(4321)),
    },
    {
      ...gate,
      rule: CLOSING,
      op: 'create',
      name: 'a document at the gate',
      forged: plan('uid', ({ uid }) => writesTo(`vatGate/${uid}`, { a: 1 }), guessed(4321)),
    },
  ];
}

export const openGate: Allowance = {
  name: 'the gate after the right guess',
  rules: ['vatGate'],
  plan: opened,
};
