import { expect, jest, test } from '@jest/globals';
import { BankError } from '@bank/domain';
import { firstValue, subscribeLive } from './first-value';

test('resolves with the first value, and unsubscribes', async () => {
  const unsubscribe = jest.fn();
  const value = await firstValue<number>((onValue) => {
    setTimeout(() => onValue(1));
    return unsubscribe;
  });
  expect(value).toBe(1);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

test('a live subscription lasts until it is stopped', async () => {
  const unsubscribe = jest.fn();
  const live = await subscribeLive<number>((onValue) => {
    // Before it returns the function that unsubscribes.
    onValue(1);
    return unsubscribe;
  });
  expect(unsubscribe).not.toHaveBeenCalled();
  live.stop();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

test('rejects with the error, and unsubscribes', async () => {
  const unsubscribe = jest.fn();
  const failed = firstValue((_, onError) => {
    onError(new BankError('network'));
    return unsubscribe;
  });
  await expect(failed).rejects.toMatchObject({ code: 'network' });
  expect(unsubscribe).toHaveBeenCalledTimes(1);
});

test('rejects if no value comes', async () => {
  jest.useFakeTimers();
  const waiting = firstValue(() => () => {});
  const failed = expect(waiting).rejects.toMatchObject({ message: 'no first value' });
  jest.runAllTimers();
  await failed;
  jest.useRealTimers();
});
