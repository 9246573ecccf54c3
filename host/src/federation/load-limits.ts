/**
 * All timeouts and retries of loading a remote; times are in milliseconds. The states are in
 * `remote-load-machine.ts`. Within `untilFallback`, the user sees either the fallback version loading or
 * the failure card:
 *
 * - `stall` is the stall timeout: each file that arrives restarts it. It gives up on a server that
 *   hangs, but not on a slow network.
 * - A remote's build limits each of its chunks to the same time, including retries
 *   (tooling/webpack/chunk-limits.mjs). On slow 3G (400 ms latency, 50 KB/s) that is enough for a
 *   file of 210 KB, including the connection; a first screen has 25 to 60 KB in three or four files.
 * - The rest of `untilFallback` is for the files before the one that hangs; on an ordinary network they take
 *   a few hundred milliseconds.
 * - A retry does not restart the timeout. Fast failures are retried in the remaining time; an attempt
 *   that took as long as `stall` is not retried.
 * - `overall` limits the whole load, for a server that sends each file just before the stall timeout.
 * - The timeouts of a load, a chunk and a mount leave out the time that the computer sleeps
 *   (`awake-timeout.ts`): what was requested before may still arrive.
 */
export const LOAD_LIMITS = {
  /** Timeout for a read of the index or of a release record. */
  read: 8_000,
  untilFallback: 8_000,
  stall: 5_000,
  overall: 30_000,
  /** Attempts at a version that fails fast, and the delay between them. */
  attempts: 2,
  retryDelay: 400,
  /** Timeout for a screen's chunks, after which the remote shows its own skeleton. */
  prepare: 2_000,
  /** Timeout for a remote's bootstrap and mount, after which it counts as crashed. */
  mount: 10_000,
  /** Interval of the heartbeat of a page that shows a remote. */
  heartbeat: 2_000,
  /** Without a heartbeat for this long, the page counts as hung. */
  heartbeatTimeout: 10_000,
  /** How long this browser avoids a version that hung a page. */
  hangExpiry: 3_600_000,
  /** After this time, failed versions are tried again if no other version is left. */
  failureExpiry: 60_000,
  /** Delay before a remote is loaded again while its failure card is shown; it doubles up to the longest one. */
  backgroundRetry: 5_000,
  longestBackgroundRetry: 60_000,
  /** Timeout for the refresh of the registry before a retry by the user. */
  refresh: 3_000,
} as const;
