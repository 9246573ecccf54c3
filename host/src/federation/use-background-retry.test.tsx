import { act, renderHook } from '@bank/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { LOAD_LIMITS } from './load-limits';
import { useBackgroundRetry } from './use-background-retry';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const start = (attempt: () => Promise<void>, isFailed = true) =>
  renderHook((props: { isFailed: boolean }) => useBackgroundRetry(props.isFailed, attempt), {
    initialProps: { isFailed },
  });

test('attempts with delays that double up to the longest one', async () => {
  const times: number[] = [];
  const begin = Date.now();
  start(() => Promise.resolve(void times.push((Date.now() - begin) / 1000)));
  await wait(200_000);
  expect(times).toEqual([5, 15, 35, 75, 135, 195]);
});

test('attempts nothing while the remote works, nor after it recovered', async () => {
  const attempt = jest.fn(() => Promise.resolve());
  const { rerender } = start(attempt, false);
  await wait(LOAD_LIMITS.longestBackgroundRetry);
  expect(attempt).not.toHaveBeenCalled();
  rerender({ isFailed: true });
  await wait(LOAD_LIMITS.backgroundRetry);
  expect(attempt).toHaveBeenCalledTimes(1);
  rerender({ isFailed: false });
  await wait(10 * LOAD_LIMITS.longestBackgroundRetry);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('does not go on after an attempt during which the card was left', async () => {
  let finish = () => {};
  const attempt = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { unmount } = start(attempt);
  await wait(LOAD_LIMITS.backgroundRetry);
  unmount();
  finish();
  await wait(10 * LOAD_LIMITS.longestBackgroundRetry);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});
