import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type * as Site from './leave-site';

type Exit = Site.Exit;
let site: typeof Site;

beforeEach(() => {
  // A page is left once: each test has its own.
  jest.isolateModules(() => {
    site = jest.requireActual<typeof Site>('./leave-site');
  });
});

afterEach(() => {
  jest.useRealTimers();
});

function exitWith(changes: Partial<Exit> = {}) {
  const steps: string[] = [];
  const step =
    (name: string) =>
    async (...args: unknown[]) =>
      void steps.push([name, ...args].join(' '));
  const exit: Exit = {
    signOut: step('sign out'),
    closeDatabase: step('close'),
    emptyStorage: (which) => void steps.push(`empty ${which}`),
    emptyPage: () => void steps.push('empty page'),
    replace: (address) => void steps.push(address),
    ...changes,
  };
  return { exit, steps };
}

const REST = ['empty device', 'empty page', 'close'];

test.each([
  ['asked', ['sign out', ...REST, '/SignIn']],
  ['idle', ['sign out', ...REST, '/SignIn?ended=idle']],
  ['limit', ['sign out', ...REST, '/SignIn?ended=limit']],
  ['revoked', ['sign out', ...REST, '/SignIn?ended=revoked']],
  // The provider and the device may already be the next person's.
  ['elsewhere', ['empty tab', 'empty page', 'close', '/SignIn']],
] as const)('%s: signs out, empties everything, and goes', async (reason, expected) => {
  const { exit, steps } = exitWith();
  await site.leaveSite(reason, exit);
  expect(steps).toEqual(expected);
});

test('what shows the person is taken down before anything else', async () => {
  const seen: boolean[] = [];
  site.onLeaving(() => seen.push(site.isLeaving()));
  const { exit, steps } = exitWith();
  const left = site.leaveSite('asked', exit);
  expect(seen).toEqual([true]);
  expect(steps).not.toContain('close');
  await left;
  expect(site.isLeaving()).toBe(true);
});

test('happens once', async () => {
  const { exit, steps } = exitWith();
  await Promise.all([site.leaveSite('idle', exit), site.leaveSite('elsewhere', exit)]);
  expect(steps.filter((step) => step === 'close')).toHaveLength(1);
});

test('a logout that the provider refuses leaves the person where they were', async () => {
  const { exit, steps } = exitWith({ signOut: () => Promise.reject(new Error('no')) });
  await expect(site.leaveSite('asked', exit)).rejects.toThrow('no');
  expect(site.isLeaving()).toBe(false);
  expect(steps).toEqual([]);
});

test.each([
  ['refuses', () => Promise.reject(new Error('no'))],
  ['never answers', () => new Promise<void>(() => {})],
])('an expired session ends even where the provider %s', async (_, work) => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { exit, steps } = exitWith({ signOut: work, closeDatabase: work });
  const left = site.leaveSite('idle', exit);
  await jest.advanceTimersByTimeAsync(6000);
  await left;
  expect(steps).toEqual(['empty device', 'empty page', '/SignIn?ended=idle']);
});
