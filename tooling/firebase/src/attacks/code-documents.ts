import { payeeShape, type Shape } from './documents';
import {
  agreeing,
  amount,
  extend,
  exactly,
  integer,
  nameOf,
  not,
  now,
  text,
  uidOf,
} from './value-generators';

export const codes = {
  issued: {
    vatCode: integer(1000, 9999),
    issuedBy: uidOf('admin'),
    issuedAt: now,
    auditId: extend(nameOf('vatCodes', 'vatAttempts', 'auditLog'), {
      needs: ['vatCodes', 'auditLog'],
    }),
  },
  reset: {
    n: {
      forged: [1, -1, 0.01, '0', null].map((value) => ({ value, by: ['vatCodes', 'vatAttempts'] })),
      allowed: [],
      needs: ['vatCodes', 'vatAttempts'],
    },
  },
  /** The count that is written together with the guess. */
  counted: {
    n: not(0, 1, 3, 2.5, '2', null),
    guessId: {
      ...agreeing('another', 'vatAttempts', 'vatGuesses'),
      needs: ['vatAttempts', 'vatGuesses'],
    },
    at: now,
  },
  guess: (method: string): Shape => ({
    guessId: extend(text(40), {
      commonValue: 'guessId',
      contradictions: [{ value: 'another', by: ['vatAttempts', 'vatGuesses'] }],
      needs: ['vatAttempts', 'vatGuesses'],
    }),
    code: integer(0, 9999),
    withdrawalId: text(40),
    amount,
    method: not('Cheque', method === 'Bank' ? 'PayPal' : 'Bank', '', 7, null),
    ...payeeShape(method),
  }),
  ended: {
    n: extend(exactly(2), { allowed: [] }),
    guessId: {
      forged: ['another', 7, null].map((value) => ({ value, by: ['users', 'vatAttempts'] })),
      allowed: [''],
      needs: ['users', 'vatAttempts'],
    },
  },
} satisfies Record<string, Shape | ((method: string) => Shape)>;
