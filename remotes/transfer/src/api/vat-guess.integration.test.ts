import { describe, expect, it } from '@jest/globals';
import { newId } from '@bank/domain';
import { aCustomer, CODE, putAsAdmin, read, request } from './customer.test-utils';
import { recordGuess } from './vat-guess';

const anAttempt = () => ({ id: newId(), request, code: CODE, isRetry: false });

/** A customer for whom the server denies guesses: the last one seems to be later than now. */
async function aWaitingCustomer() {
  const customer = await aCustomer();
  const putGuess = (minutes: number) => {
    const at = new Date(Date.now() + minutes * 60_000);
    return putAsAdmin(`vatAttempts/${customer.uid}`, { n: 1, guessId: 'elsewhere', at });
  };
  await putGuess(60);
  return { ...customer, putGuess };
}

describe('a guess that the server denies twice', () => {
  it('is not retried again', async () => {
    const { uid, db } = await aWaitingCustomer();
    const guess = recordGuess(db, uid, anAttempt());
    await expect(guess).rejects.toMatchObject({ name: 'BankError', code: 'permission-denied' });
    expect(await read(db, `vatAttempts/${uid}`)).toMatchObject({ n: 1, guessId: 'elsewhere' });
  });

  it('came too soon if another page has guessed meanwhile', async () => {
    const { uid, db, putGuess } = await aWaitingCustomer();
    let isOver = false;
    const guess = recordGuess(db, uid, anAttempt()).finally(() => (isOver = true));
    const others = async () => {
      for (let minutes = 61; !isOver; minutes += 1) await putGuess(minutes);
    };
    const [result] = await Promise.allSettled([guess, others()]);
    expect(result).toMatchObject({ reason: { name: 'BankError', code: 'too-soon' } });
  });
});
