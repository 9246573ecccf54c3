import { expect, jest, test } from '@jest/globals';
import { LOAD_LIMITS } from './load-limits';

type ChunkLimits = { answer: number; attempts: number; firstPause: number };

// Not an import: the host may not depend on tooling.
const { CHUNK_LIMITS } = jest.requireActual<{ CHUNK_LIMITS: ChunkLimits }>(
  '../../../tooling/webpack/chunk-limits.mjs',
);

const LONGEST_JITTER = 1.5;
/** Slow 3G, in milliseconds and bytes a millisecond. */
const SLOW_3G = { latency: 400, throughput: 50 };

test('a hanging entry and a hanging chunk end within the total, with time for what came before', () => {
  const before = 2_500;
  expect(LOAD_LIMITS.answer + before).toBeLessThanOrEqual(LOAD_LIMITS.total);
  expect(CHUNK_LIMITS.answer + before).toBeLessThanOrEqual(LOAD_LIMITS.total);
});

test("a remote's build gives up a chunk no later than the host gives up the remote", () => {
  expect(CHUNK_LIMITS.answer).toBeLessThanOrEqual(LOAD_LIMITS.answer);
});

test('what fails at once has time for all its retries', () => {
  const { firstPause, attempts, answer } = CHUNK_LIMITS;
  const pauses = firstPause * (2 ** (attempts - 1) - 1) * LONGEST_JITTER;
  expect(pauses).toBeLessThan(answer / 2);
  expect(LOAD_LIMITS.pause * (LOAD_LIMITS.attempts - 1) * LONGEST_JITTER).toBeLessThan(
    LOAD_LIMITS.answer / 2,
  );
});

test('the outline of a screen is drawn well before its chunks are given up', () => {
  expect(LOAD_LIMITS.prepare).toBeLessThan(CHUNK_LIMITS.answer);
});

test('slow 3G is fast enough for the largest chunk of a remote, and for a whole first screen', () => {
  const inTime = (bytes: number) => 2 * SLOW_3G.latency + bytes / SLOW_3G.throughput;
  const [largest, screen] = [140_000, 60_000];
  expect(inTime(largest)).toBeLessThan(CHUNK_LIMITS.answer);
  // Entry, exposed module and screen come one after the other.
  expect(3 * SLOW_3G.latency + inTime(screen)).toBeLessThan(LOAD_LIMITS.answer);
  expect(LOAD_LIMITS.answer).toBeLessThan(LOAD_LIMITS.progress);
});
