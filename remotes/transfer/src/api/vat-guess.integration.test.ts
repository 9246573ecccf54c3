import { describe, expect, it } from '@jest/globals';
import { newId } from '@bank/domain';
import { Timestamp } from '@bank/firebase/firestore';
import { goOffline } from '@bank/testing/emulators';
import { aCustomer, CODE, putAsAdmin, read, request } from './customer.test-utils';
import { readGate, recordGuess } from './vat-guess';

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

it('counts a guess that the server has denied once', async () => {
  const { uid, db } = await aCustomer();
  await putAsAdmin(`vatAttempts/${uid}`, { n: 1, guessId: 'elsewhere', at: Timestamp.now() });
  expect(await recordGuess(db, uid, { ...anAttempt(), code: 1111 })).toBe(3);
});

it('cannot check a guess while offline', async () => {
  const { uid, db } = await aCustomer();
  await goOffline(db);
  await expect(readGate(db, uid)).rejects.toMatchObject({ code: 'network' });
});

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
    expect(result).toMatchObject({
      reason: { code: 'too-soon', cause: { code: 'permission-denied' } },
    });
  });
});
