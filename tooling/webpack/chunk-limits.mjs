/**
 * Timeout and retry of a remote's chunks, in milliseconds. `timeout` covers all attempts at one chunk; a
 * test compares it with the host's limits (host/src/federation/load-limits.ts).
 */
export const CHUNK_LIMITS = { timeout: 5_000, attempts: 3, firstDelay: 300 };
