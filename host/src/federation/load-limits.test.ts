import { expect, jest, test } from '@jest/globals';
import { LOAD_LIMITS } from './load-limits';

type ChunkLimits = { timeout: number; attempts: number; firstDelay: number };

// `requireActual`, because the host may not import tooling.
const { CHUNK_LIMITS } = jest.requireActual<{ CHUNK_LIMITS: ChunkLimits }>(
  '../../../tooling/webpack/chunk-limits.mjs',
);

const LONGEST_JITTER = 1.5;
/** Slow 3G, in milliseconds and bytes per millisecond. */
const SLOW_3G = { latency: 400, throughput: 50 };

test('the stall timeouts of entry and chunk leave time for earlier files before the fallback', () => {
  const before = 2_500;
  expect(LOAD_LIMITS.stall + before).toBeLessThanOrEqual(LOAD_LIMITS.untilFallback);
  expect(CHUNK_LIMITS.timeout + before).toBeLessThanOrEqual(LOAD_LIMITS.untilFallback);
});

test('the chunk timeout is not longer than the host’s stall timeout', () => {
  expect(CHUNK_LIMITS.timeout).toBeLessThanOrEqual(LOAD_LIMITS.stall);
});

test('fast failures leave time for all retries', () => {
  const { firstDelay, attempts, timeout } = CHUNK_LIMITS;
  const pauses = firstDelay * (2 ** (attempts - 1) - 1) * LONGEST_JITTER;
  expect(pauses).toBeLessThan(timeout / 2);
  expect(LOAD_LIMITS.retryDelay * (LOAD_LIMITS.attempts - 1) * LONGEST_JITTER).toBeLessThan(
    LOAD_LIMITS.stall / 2,
  );
});

test('the skeleton of a screen appears before its chunks time out', () => {
  expect(LOAD_LIMITS.prepare).toBeLessThan(CHUNK_LIMITS.timeout);
});

test('slow 3G loads the largest chunk and a first screen within the timeouts', () => {
  const inTime = (bytes: number) => 2 * SLOW_3G.latency + bytes / SLOW_3G.throughput;
  const [largest, screen] = [140_000, 60_000];
  expect(inTime(largest)).toBeLessThan(CHUNK_LIMITS.timeout);
  // Entry, exposed module and screen load sequentially.
  expect(3 * SLOW_3G.latency + inTime(screen)).toBeLessThan(LOAD_LIMITS.stall);
  expect(LOAD_LIMITS.stall).toBeLessThan(LOAD_LIMITS.overall);
});
