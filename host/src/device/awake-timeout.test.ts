import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startAwakeTimeout } from './awake-timeout';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('calls back once, after the time', () => {
  const onTimeout = jest.fn();
  const clear = startAwakeTimeout(onTimeout, 5_000);
  jest.advanceTimersByTime(4_999);
  expect(onTimeout).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(onTimeout).toHaveBeenCalledTimes(1);
  clear();
  expect(jest.getTimerCount()).toBe(0);
});

test('does not count the sleep of the computer', () => {
  const onTimeout = jest.fn();
  startAwakeTimeout(onTimeout, 5_000);
  jest.advanceTimersByTime(500);
  // A timer that became due during the sleep ends once.
  jest.setSystemTime(Date.now() + 600_000);
  jest.advanceTimersToNextTimer();
  expect(onTimeout).not.toHaveBeenCalled();
  jest.advanceTimersByTime(4_000);
  expect(onTimeout).toHaveBeenCalledTimes(1);
});

test('never calls back after it was cleared', () => {
  const onTimeout = jest.fn();
  startAwakeTimeout(onTimeout, 5_000)();
  jest.advanceTimersByTime(10_000);
  expect(onTimeout).not.toHaveBeenCalled();
});
