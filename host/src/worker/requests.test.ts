import { expect, test } from '@jest/globals';
import { isImmutable, isRegistry, shellOf } from './requests';

const url = (path: string) => new URL(path, 'https://bank.example');

test.each([
  ['/main.01234567.js', true],
  ['/1f/12.01234567.css', true],
  ['/main.01234567.js?again=1', false],
  ['/service-worker.js', false],
  ['/DashBoard', false],
])('%s never changes: %s', (path, expected) => {
  expect(isImmutable(url(path))).toBe(expected);
});

test('the registry is known by its name, revisions and lines never change', () => {
  for (const name of ['/index.json', '/texts.de.json', '/registry.json'])
    expect(isRegistry(url(name))).toBe(true);
  for (const name of ['/revisions/3.json', '/lines/loans-3.json'])
    expect(isRegistry(url(name))).toBe(false);
});

test('no address of a person’s business is kept', () => {
  expect(shellOf(url('/?from=mail'))).toBe('/');
  expect(shellOf(url('/dashboard/transactions/abc'))).toBeNull();
  expect(shellOf(url('/constructor'))).toBeNull();
});
