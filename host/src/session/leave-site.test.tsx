import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type * as Site from './leave-site';

type Exit = Site.Exit;
let site: typeof Site;

beforeEach(() => {
  // The module leaves only once, so each test has its own instance.
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
    signOutIfNoSession: step('sign out if no session'),
    closeDatabase: step('close'),
    clearStorage: (which) => void steps.push(`empty ${which}`),
    clearPage: () => void steps.push('empty page'),
    replace: (address) => void steps.push(address),
    ...changes,
  };
  return { exit, steps };
}

const REST = ['empty device', 'empty page', 'close'];

test.each([
  ['sign-out', ['sign out', ...REST, '/SignIn']],
  ['idle', ['sign out', ...REST, '/SignIn?ended=idle']],
  ['limit', ['sign out', ...REST, '/SignIn?ended=limit']],
  ['revoked', ['sign out', ...REST, '/SignIn?ended=revoked']],
  // The storage may already belong to the next user.
  ['elsewhere', ['sign out if no session', 'empty tab', 'empty page', 'close', '/SignIn']],
] as const)('%s: signs out, clears user data, and navigates', async (reason, expected) => {
  const { exit, steps } = exitWith();
  await site.leaveSite(reason, exit);
  expect(steps).toEqual(expected);
});

test('notifies listeners before it closes anything, so that screens unmount first', async () => {
  const seen: boolean[] = [];
  site.leaving.subscribe(() => seen.push(site.leaving.get()));
  const { exit, steps } = exitWith();
  const left = site.leaveSite('sign-out', exit);
  expect(seen).toEqual([true]);
  expect(steps).not.toContain('close');
  await left;
  expect(site.leaving.get()).toBe(true);
});

test('leaves only once', async () => {
  const { exit, steps } = exitWith();
  await Promise.all([site.leaveSite('idle', exit), site.leaveSite('elsewhere', exit)]);
  expect(steps.filter((step) => step === 'close')).toHaveLength(1);
});

test('the user stays signed in if the sign-out fails', async () => {
  const { exit, steps } = exitWith({ signOut: () => Promise.reject(new Error('no')) });
  await expect(site.leaveSite('sign-out', exit)).rejects.toThrow('no');
  expect(site.leaving.get()).toBe(false);
  expect(steps).toEqual([]);
});

test.each([
  ['fails', () => Promise.reject(new Error('no'))],
  ['times out', () => new Promise<void>(() => {})],
])('an expired session ends even if the sign-out %s', async (_, work) => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { exit, steps } = exitWith({ signOut: work, closeDatabase: work });
  const left = site.leaveSite('idle', exit);
  await jest.advanceTimersByTimeAsync(6000);
  await left;
  expect(steps).toEqual(['empty device', 'empty page', '/SignIn?ended=idle']);
});
