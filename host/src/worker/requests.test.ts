import { expect, test } from '@jest/globals';
import { isImmutable, isRegistryIndex, shellOf, versionedFile } from './requests';

const url = (path: string) => new URL(path, 'https://bank.example');

test.each([
  ['/main.01234567.js', true],
  ['/1f/12.01234567.css', true],
  ['/main.01234567.js?again=1', false],
  ['/service-worker.js', false],
  ['/DashBoard', false],
])('detects whether %s is immutable: %s', (path, expected) => {
  expect(isImmutable(url(path))).toBe(expected);
});

test('finds the name of a file in the folder of a version', () => {
  expect(versionedFile(url('/0123456789abcdef/12.01234567.js'))).toBe('12.01234567.js');
  expect(versionedFile(url('/0123456789abcdef/fonts/a.01234567.woff2'))).toBeUndefined();
  expect(versionedFile(url('/main.01234567.js'))).toBeUndefined();
});

const DOCUMENTS = '/v1/projects/bank/databases/(default)/documents';

test('recognizes the index of the registry, and no other document', () => {
  expect(isRegistryIndex(url(`${DOCUMENTS}/registry/index?key=k`))).toBe(true);
  expect(isRegistryIndex(url(`${DOCUMENTS}/releases/loans`))).toBe(false);
  expect(isRegistryIndex(url(`${DOCUMENTS}/users/ada`))).toBe(false);
});

test('caches only prerendered pages under their own URL', () => {
  expect(shellOf(url('/?from=mail'))).toBe('/');
  expect(shellOf(url('/SignIn'))).toBe('/SignIn');
  expect(shellOf(url('/DashBoard'))).toBe('/DashBoard');
  expect(shellOf(url('/dashboard/transactions/abc'))).toBeNull();
  expect(shellOf(url('/constructor'))).toBeNull();
});
