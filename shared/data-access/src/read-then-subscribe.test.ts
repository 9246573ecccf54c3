import { BankError } from '@bank/domain';
import { expect, test } from '@jest/globals';
import { readThenSubscribe } from './read-then-subscribe';

type Observer = { onValue(value: string): void; onError(error: BankError): void };

const settled = () => new Promise((resolve) => setTimeout(resolve));

function start(read: Promise<string>) {
  const emitted: string[] = [];
  const observers: Observer[] = [];
  let unsubscribed = 0;
  const unsubscribe = readThenSubscribe<string>(
    {
      read: () => read,
      load: async () => (observer) => {
        observers.push(observer);
        return () => (unsubscribed += 1);
      },
    },
    { onValue: (value) => emitted.push(value), onError: ({ code }) => emitted.push(code) },
  );
  return { emitted, observers, unsubscribe, unsubscribed: () => unsubscribed };
}

test('emits the REST read first, then the subscription', async () => {
  const { emitted, observers } = start(Promise.resolve('read'));
  await settled();
  expect(emitted).toEqual(['read']);
  await settled();
  observers[0]?.onValue('live');
  expect(emitted).toEqual(['read', 'live']);
});

test('does not emit a failed read: the subscription reports the error', async () => {
  const { emitted, observers } = start(Promise.reject(new BankError('network')));
  await settled();
  expect(emitted).toEqual([]);
  observers[0]?.onError(new BankError('network'));
  expect(emitted).toEqual(['network']);
});

test('keeps the value after a network error, but not after a denial', async () => {
  const { emitted, observers } = start(Promise.resolve('read'));
  await settled();
  await settled();
  observers[0]?.onError(new BankError('network'));
  observers[0]?.onError(new BankError('permission-denied'));
  expect(emitted).toEqual(['read', 'permission-denied']);
});

test('neither emits nor subscribes after unsubscribe', async () => {
  const { emitted, observers, unsubscribe } = start(Promise.resolve('read'));
  unsubscribe();
  await settled();
  await settled();
  expect([emitted, observers]).toEqual([[], []]);
});

test('unsubscribe ends the subscription', async () => {
  const { observers, unsubscribe, unsubscribed } = start(Promise.resolve('read'));
  await settled();
  await settled();
  expect(observers).toHaveLength(1);
  unsubscribe();
  expect(unsubscribed()).toBe(1);
});
