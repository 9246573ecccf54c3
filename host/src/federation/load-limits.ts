/**
 * How long the host waits for a version of a remote, in milliseconds. After `total` at most, a person
 * who wants a remote sees the version before it being tried, or the failure card:
 *
 * - `answer` limits the silence, not the load: it counts anew with each file that arrives. A server
 *   that hangs is given up after it; a slow network, on which file after file arrives, is not.
 * - A remote's build limits each of its chunks by the same time, all attempts included
 *   (tooling/webpack/chunk-limits.mjs). On slow 3G (400 ms latency, 50 KB/s) that is enough for a
 *   file of 210 KB, connection included; a first screen has 25 to 60 KB in three or four files.
 * - Whatever else happens has the rest of `total`: on a usual network the files before the one that
 *   hangs come in a few hundred milliseconds.
 * - A retry never begins a new limit. What fails quickly is asked for again, with what is left; what
 *   took as long as one answer is not asked for again.
 * - `progress` ends a load that goes on and on, one file just before each limit.
 */
export const LOAD_LIMITS = {
  total: 8_000,
  answer: 5_000,
  progress: 30_000,
  /** So long a screen's chunks are waited for before the remote draws its own outline. */
  prepare: 2_000,
  attempts: 2,
  pause: 400,
} as const;
