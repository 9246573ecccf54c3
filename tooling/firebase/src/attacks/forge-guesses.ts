import { CLOSING } from '../testing/rule-blocks';
import type { Allowance, Attack } from './attack';
import { signedIn, type Cast } from './cast';
import { ownAccount, plan, roles, title, writesTo } from './plans';
import type { Request } from './rules-project';

const issued = ({ uid }: Cast) => ({ [`vatCodes/${uid}`]: { vatCode: 4321 } });
const counting = ({ uid }: Cast) => ({ [`vatAttempts/${uid}`]: { n: 1, guessId: 'the-guess' } });
const guessing = (code: unknown) => (cast: Cast) => ({
  [`vatGuesses/${cast.uid}`]: { guessId: 'the-guess', code },
});
const all =
  (...parts: ((cast: Cast) => object)[]) =>
  (cast: Cast): object =>
    Object.assign({}, ...parts.map((part) => part(cast))) as object;
const guessed = (code: unknown) => all(issued, counting, guessing(code));
const asksGate = ({ uid }: Cast): Request => ({ how: 'get', path: `vatGate/${uid}` });
const opened = plan('uid', asksGate, guessed(4321));

/** A guess is read by nobody: it may be the code. */
export function guessReads(): Attack[] {
  return roles.flatMap((role) => {
    const attack = { rule: CLOSING, neighbour: ownAccount(role) };
    const asked: Readonly<Record<'get' | 'list' | 'count', (cast: Cast) => Request>> = {
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

/** The gate answers only its owner, and only after the right guess. */
export function gateChecks(): Attack[] {
  const gate = { rule: 'vatGate', op: 'get' as const, neighbour: opened };
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
      forged: plan('uid', asksGate, (cast) => ({
        ...issued(cast),
        [`vatAttempts/${cast.uid}`]: { n: 0 },
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
      forged: plan('uid', asksGate, (cast) => ({
        ...guessed(4321)(cast),
        [`vatAttempts/${cast.uid}`]: { n: 0, guessId: '' },
      })),
    },
    {
      ...gate,
      name: 'the gate after the same code was issued again',
      forged: plan('uid', asksGate, (cast) => ({
        ...guessed(4321)(cast),
        [`vatAttempts/${cast.uid}`]: { n: 0 },
      })),
    },
    { ...gate, name: 'the gate by an admin', forged: plan('admin', asksGate, guessed(4321)) },
    {
      ...gate,
      name: 'the gate by another',
      forged: (cast) => ({ ...opened(cast), by: signedIn(cast.other) }),
    },
    { ...gate, name: 'the gate by a visitor', forged: (cast) => ({ ...opened(cast), by: null }) },
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
