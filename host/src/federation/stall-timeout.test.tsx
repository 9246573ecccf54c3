import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { FakeObserver } from './fake-observer.test-utils';
import { LOAD_LIMITS } from './load-limits';
import { startStallTimeout } from './stall-timeout';

const ENTRY = 'https://transfer.example/v1/remoteEntry.js';

beforeEach(() => {
  jest.useFakeTimers();
  FakeObserver.install();
});

afterEach(() => {
  jest.useRealTimers();
  FakeObserver.uninstall();
});

describe('startStallTimeout', () => {
  test('rejects after the stall timeout when no file arrives', async () => {
    const { timedOut, signal } = startStallTimeout('transfer', ENTRY);
    jest.advanceTimersByTime(LOAD_LIMITS.stall - 1);
    expect(signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    await expect(timedOut).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(FakeObserver.all.size).toBe(0);
  });

  test.each(['https://transfer.example/v1/441.js?again=x', `${location.origin}/remotes.js`])(
    'restarts the timeout when %s arrives: a slow network is not a stall',
    (file) => {
      const { signal } = startStallTimeout('transfer', ENTRY);
      jest.advanceTimersByTime(LOAD_LIMITS.stall - 1);
      FakeObserver.arrives(file);
      jest.advanceTimersByTime(LOAD_LIMITS.stall - 1);
      expect(signal.aborted).toBe(false);
      jest.advanceTimersByTime(1);
      expect(signal.aborted).toBe(true);
    },
  );

  test('restarts the timeout when a file of the version arrives together with others', () => {
    const { signal } = startStallTimeout('transfer', ENTRY);
    jest.advanceTimersByTime(LOAD_LIMITS.stall - 1);
    FakeObserver.arrives('https://cards.example/v1/441.js', 'https://transfer.example/v1/441.js');
    jest.advanceTimersByTime(1);
    expect(signal.aborted).toBe(false);
  });

  test.each(['https://cards.example/v1/441.js', `${location.origin}/session`])(
    'does not restart the timeout for %s',
    (file) => {
      const { signal } = startStallTimeout('transfer', ENTRY);
      jest.advanceTimersByTime(LOAD_LIMITS.stall - 1);
      FakeObserver.arrives(file);
      jest.advanceTimersByTime(1);
      expect(signal.aborted).toBe(true);
    },
  );

  test('times out after the total limit even if files keep arriving', () => {
    const { signal } = startStallTimeout('transfer', ENTRY);
    for (let time = 0; time < LOAD_LIMITS.overall; time += 1_000) {
      FakeObserver.arrives(`https://transfer.example/v1/${time}.js`);
      jest.advanceTimersByTime(1_000);
    }
    expect(signal.aborted).toBe(true);
  });

  test('limits the whole load if the browser has no PerformanceObserver', () => {
    FakeObserver.uninstall();
    const { signal } = startStallTimeout('transfer', ENTRY);
    jest.advanceTimersByTime(LOAD_LIMITS.stall);
    expect(signal.aborted).toBe(true);
  });

  test('does not reject after it was cleared', () => {
    const { signal, clear } = startStallTimeout('transfer', ENTRY);
    clear();
    jest.advanceTimersByTime(LOAD_LIMITS.overall);
    expect(signal.aborted).toBe(false);
    expect(FakeObserver.all.size).toBe(0);
  });
});
