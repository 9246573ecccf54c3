import { expect, test } from '@jest/globals';
import { BankError } from '@bank/domain';
import { Latencies } from './latencies';

const failing = (code: 'insufficient-funds' | 'permission-denied') => () =>
  Promise.reject(new BankError(code));

test('counts a refusal by a business rule apart from errors', async () => {
  const latencies = new Latencies();
  expect(await latencies.measure('pay', [], () => Promise.resolve('paid'))).toBe('paid');
  await latencies.measure('pay', ['insufficient-funds'], failing('insufficient-funds'));
  expect(latencies.errors).toEqual([]);
  await latencies.measure('pay', ['insufficient-funds'], failing('permission-denied'));
  expect(latencies.errors).toEqual(['pay: permission-denied permission-denied']);
  expect(latencies.count).toBe(3);
  expect(latencies.toString()).toMatch(/pay +3( +\d+){3} +1 +1\n/);
  expect(latencies.toString()).toContain('1 × pay: insufficient-funds');
});

test('an expected code of one operation is an error of another', async () => {
  const latencies = new Latencies();
  await latencies.measure('pay', ['insufficient-funds'], failing('insufficient-funds'));
  await latencies.measure('list', [], failing('insufficient-funds'));
  expect(latencies.errors).toEqual(['list: insufficient-funds insufficient-funds']);
});

test('an error without a code is one that no rule explains', async () => {
  const latencies = new Latencies();
  await latencies.measure('pay', ['insufficient-funds'], () => Promise.reject(new Error('broken')));
  expect(latencies.errors).toEqual(['pay: no code: broken']);
});
