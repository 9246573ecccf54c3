import { expect, test } from '@jest/globals';
import { menuKeys } from './menu-keys';

const keysOf = (labels: string[]) =>
  menuKeys(labels.map((label) => ({ label, path: `/${label}`, icon: 'card' }))).map(
    ({ key }) => key,
  );

test('each item has the first letter of its name that is free', () => {
  expect(keysOf(['Dashboard', 'Transfer', 'Loan', 'Cards', 'KYC', 'Profile', 'Admin'])).toEqual([
    ...['d', 't', 'l', 'c', 'k', 'p', 'a'],
  ]);
  expect(keysOf(['Übersicht', 'Überweisung', 'Karten', 'KYC'])).toEqual(['b', 'e', 'k', 'y']);
});

test('a name without a free letter has none', () => {
  expect(keysOf(['A', 'aa', '卡'])).toEqual(['a']);
});
