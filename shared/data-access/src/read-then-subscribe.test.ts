import { BankError } from '@bank/domain';
import { expect, test } from '@jest/globals';
import { readThenSubscribe } from './read-then-subscribe';

type Hear = { onValue(value: string): void; onError(error: BankError): void };

const settled = () => new Promise((resolve) => setTimeout(resolve));

function open(look: Promise<string>) {
  const heard: string[] = [];
  const live: Hear[] = [];
  let ended = 0;
  const end = readThenSubscribe<string>(
    {
      look: () => look,
      load: async () => (hear) => {
        live.push(hear);
        return () => (ended += 1);
      },
    },
    { onValue: (value) => heard.push(value), onError: ({ code }) => heard.push(code) },
  );
  return { heard, live, end, ended: () => ended };
}

test('a look comes first, then what is live', async () => {
  const { heard, live } = open(Promise.resolve('looked'));
  await settled();
  expect(heard).toEqual(['looked']);
  await settled();
  live[0]?.onValue('live');
  expect(heard).toEqual(['looked', 'live']);
});

test('a look that fails says nothing: what is live does', async () => {
  const { heard, live } = open(Promise.reject(new BankError('network')));
  await settled();
  expect(heard).toEqual([]);
  live[0]?.onError(new BankError('network'));
  expect(heard).toEqual(['network']);
});

test('a lost connection takes away nothing that was seen, and a denial does', async () => {
  const { heard, live } = open(Promise.resolve('looked'));
  await settled();
  await settled();
  live[0]?.onError(new BankError('network'));
  live[0]?.onError(new BankError('permission-denied'));
  expect(heard).toEqual(['looked', 'permission-denied']);
});

test('after its end nothing is told or begun', async () => {
  const { heard, live, end } = open(Promise.resolve('looked'));
  end();
  await settled();
  await settled();
  expect([heard, live]).toEqual([[], []]);
});

test('its end ends what is live', async () => {
  const { live, end, ended } = open(Promise.resolve('looked'));
  await settled();
  await settled();
  expect(live).toHaveLength(1);
  end();
  expect(ended()).toBe(1);
});
