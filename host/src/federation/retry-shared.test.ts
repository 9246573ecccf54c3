import { expect, it } from '@jest/globals';
import { retryShared } from './retry-shared';

type Args = Parameters<NonNullable<typeof retryShared.beforeLoadShare>>[0];

function argsOf(shared: { loading?: Promise<unknown> | null }): Args {
  const shareScopeMap = { default: { '@bank/storage': { '1.0.0': shared } } };
  return { pkgName: '@bank/storage', origin: { shareScopeMap } } as unknown as Args;
}

it('forgets a load that has failed', async () => {
  const shared = { loading: Promise.reject(new Error('Loading chunk 1 failed')) };
  const args = argsOf(shared);
  expect(await retryShared.beforeLoadShare?.(args)).toBe(args);
  expect(shared.loading).toBeNull();
});

it('forgets no load that another request has started meanwhile', async () => {
  let fail = (_: Error) => {};
  const shared = { loading: new Promise<unknown>((_, reject) => (fail = reject)) };
  const checked = retryShared.beforeLoadShare?.(argsOf(shared));
  const next = Promise.resolve();
  shared.loading = next;
  fail(new Error('Loading chunk 1 failed'));
  await checked;
  expect(shared.loading).toBe(next);
});

it('keeps a module that has been loaded, and one that was never requested', async () => {
  const loading = Promise.resolve();
  const loaded = { loading };
  await retryShared.beforeLoadShare?.(argsOf(loaded));
  expect(loaded.loading).toBe(loading);
  const other = { ...argsOf({}), pkgName: '@bank/other' };
  expect(await retryShared.beforeLoadShare?.(other)).toBe(other);
});
