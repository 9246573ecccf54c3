import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { shareAttempt } from './share-attempt';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Attempts that the test settles in order. */
function controlled() {
  const attempts: { resolve(value: string): void; reject(error: Error): void }[] = [];
  const read = shareAttempt(
    () => new Promise<string>((resolve, reject) => attempts.push({ resolve, reject })),
    1_000,
  );
  return { attempts, read };
}

test('concurrent calls share an attempt; a later call starts another', async () => {
  const { attempts, read } = controlled();
  const both = [read(), read()];
  attempts[0]?.resolve('first');
  expect(await Promise.all(both)).toEqual(['first', 'first']);
  const next = read();
  attempts[1]?.resolve('second');
  expect(await next).toBe('second');
});

test('retries after a failed attempt', async () => {
  const { attempts, read } = controlled();
  const failed = expect(read()).rejects.toThrow('refused');
  attempts[0]?.reject(new Error('refused'));
  await failed;
  const next = read();
  attempts[1]?.resolve('token');
  expect(await next).toBe('token');
});

test('only the first call waits for the timeout of a hanging attempt', async () => {
  const { attempts, read } = controlled();
  const first = expect(read()).rejects.toThrow('No result within 1000 ms');
  await jest.advanceTimersByTimeAsync(1_000);
  await first;
  await expect(read()).rejects.toThrow('No result within 1000 ms');
  expect(attempts).toHaveLength(1);
});

test('a call after the timeout gets the late result', async () => {
  const { attempts, read } = controlled();
  const first = expect(read()).rejects.toThrow('No result');
  await jest.advanceTimersByTimeAsync(1_000);
  await first;
  attempts[0]?.resolve('late');
  expect(await read()).toBe('late');
  expect(attempts).toHaveLength(1);
});
