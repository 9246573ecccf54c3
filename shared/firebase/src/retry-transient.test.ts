import { describe, expect, it, jest } from '@jest/globals';
import { retryTransient } from './retry-transient';

function firestoreError(code: string, message = code): Error {
  return Object.assign(new Error(message), { name: 'FirebaseError', code });
}

async function attemptsUntilRejected(error: Error): Promise<number> {
  jest.useFakeTimers({ advanceTimers: true });
  const run = jest.fn(() => Promise.reject(error));
  const result = expect(retryTransient(run)).rejects.toBe(error);
  await jest.advanceTimersByTimeAsync(60_000);
  await result;
  jest.useRealTimers();
  return run.mock.calls.length;
}

describe('retryTransient', () => {
  it.each([
    firestoreError('permission-denied'),
    firestoreError('invalid-argument'),
    firestoreError('unknown', 'Server responded with status 400'),
    firestoreError('unknown', 'Server responded with status 403'),
    new Error('thrown by the work of the transaction'),
  ])('rejects at once with $message', async (error) => {
    expect(await attemptsUntilRejected(error)).toBe(1);
  });

  it.each([
    firestoreError('aborted'),
    firestoreError('failed-precondition'),
    firestoreError('unavailable'),
    firestoreError('unknown', 'Server responded with status 429'),
    firestoreError('unknown', 'Server responded with status 503'),
  ])('makes five attempts after $message', async (error) => {
    expect(await attemptsUntilRejected(error)).toBe(5);
  });

  it('resolves once an attempt succeeds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const run = jest.fn<() => Promise<string>>();
    run.mockRejectedValueOnce(firestoreError('aborted')).mockResolvedValueOnce('committed');
    const result = retryTransient(run);
    await jest.advanceTimersByTimeAsync(2000);
    expect(await result).toBe('committed');
    jest.useRealTimers();
  });
});
