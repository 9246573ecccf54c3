import { BankError } from '@bank/domain';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { subscribeOnce } from './subscribe-once';

beforeEach(() => {
  jest.useFakeTimers();
});

function start(read: () => Promise<string>) {
  const [onValue, onError] = [jest.fn(), jest.fn()];
  return { onValue, onError, unsubscribe: subscribeOnce(read, onValue, onError) };
}

const flush = () => jest.advanceTimersByTimeAsync(0);

test('reads once', async () => {
  const read = jest.fn(() => Promise.resolve('value'));
  const { onValue, onError } = start(read);
  await jest.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('online'));
  expect(onValue.mock.calls).toEqual([['value']]);
  expect(onError).not.toHaveBeenCalled();
  expect(read).toHaveBeenCalledTimes(1);
});

test('reads again after a network error, until it succeeds', async () => {
  const read = jest.fn<() => Promise<string>>();
  read
    .mockRejectedValueOnce(new BankError('network'))
    .mockRejectedValueOnce(new BankError('network'));
  read.mockResolvedValue('value');
  const { onValue, onError } = start(read);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onError).toHaveBeenCalledTimes(2);
  expect(onValue.mock.calls).toEqual([['value']]);
  expect(read).toHaveBeenCalledTimes(3);
});

test('reads again at once when the browser is back online', async () => {
  const read = jest.fn<() => Promise<string>>();
  read.mockRejectedValueOnce(new BankError('network')).mockResolvedValue('value');
  const { onValue } = start(read);
  await flush();
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await flush();
  expect(onValue.mock.calls).toEqual([['value']]);
  expect(read).toHaveBeenCalledTimes(2);
});

test('does not read again after another error, or after it was unsubscribed', async () => {
  const denied = jest.fn(() => Promise.reject(new BankError('permission-denied')));
  const { onError } = start(denied);
  const lost = jest.fn(() => Promise.reject(new BankError('network')));
  const { unsubscribe } = start(lost);
  await flush();
  unsubscribe();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(denied).toHaveBeenCalledTimes(1);
  expect(lost).toHaveBeenCalledTimes(1);
});

test('emits nothing after it was unsubscribed', async () => {
  const { onValue, unsubscribe } = start(() => Promise.resolve('value'));
  unsubscribe();
  await flush();
  expect(onValue).not.toHaveBeenCalled();
});
