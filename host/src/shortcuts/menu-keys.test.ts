import { expect, test } from '@jest/globals';
import { menuKeys } from './menu-keys';

const keysOf = (labels: string[]) =>
  menuKeys(labels.map((label) => ({ label, path: `/${label}`, icon: 'card' }))).map(
    ({ key }) => key,
  );

test('assigns each item the first unused letter of its label', () => {
  expect(keysOf(['Dashboard', 'Transfer', 'Loan', 'Cards', 'KYC', 'Profile', 'Admin'])).toEqual([
    ...['d', 't', 'l', 'c', 'k', 'p', 'a'],
  ]);
  expect(keysOf(['Übersicht', 'Überweisung', 'Karten', 'KYC'])).toEqual(['b', 'e', 'k', 'y']);
});

test('assigns no key to a label without an unused letter', () => {
  expect(keysOf(['A', 'aa', '卡'])).toEqual(['a']);
});
