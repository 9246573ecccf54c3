import { act, renderHook, waitFor } from '@bank/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { LOAD_LIMITS } from './load-limits';
import { indexOf, newRegistry } from './registry.test-utils';
import { useRefreshBeforeRetry } from './use-refresh-before-retry';
import { RegistryContext } from './use-registry';

let answer: Promise<void>;
let revision: number;
let live: ReturnType<typeof newRegistry>;
let stop: () => void;

beforeEach(async () => {
  answer = Promise.resolve();
  revision = 1;
  live = newRegistry(async () => {
    await answer;
    return indexOf(revision, 'loans');
  });
  stop = live.subscribe(() => undefined);
  await waitFor(() => expect(newest()).toBe(1));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function newest() {
  const state = live.state();
  return state.status === 'ready' ? state.newest : undefined;
}

function renderRetry(retry: () => void) {
  return renderHook(useRefreshBeforeRetry, {
    initialProps: retry,
    wrapper: ({ children }: { children: ReactNode }) => (
      <RegistryContext value={live}>{children}</RegistryContext>
    ),
  });
}

test('retries with the refreshed registry', async () => {
  revision = 2;
  const seen: unknown[] = [];
  const { result } = renderRetry(() => seen.push(newest()));
  await act(() => result.current());
  expect(seen).toEqual([2]);
});

test('retries after a timeout if the registry does not answer', async () => {
  const retry = jest.fn();
  const { result } = renderRetry(retry);
  answer = new Promise(() => undefined);
  jest.useFakeTimers();
  void result.current();
  await jest.advanceTimersByTimeAsync(LOAD_LIMITS.refresh - 1);
  expect(retry).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('retries what is shown now', async () => {
  const [before, now] = [jest.fn(), jest.fn()];
  const { result, rerender } = renderRetry(before);
  const first = result.current;
  rerender(before);
  expect(result.current).toBe(first);
  rerender(now);
  await act(() => result.current());
  expect(now).toHaveBeenCalledTimes(1);
  expect(before).not.toHaveBeenCalled();
});
