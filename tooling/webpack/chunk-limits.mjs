/**
 * How a remote's entry asks for its chunks, in milliseconds. `answer` covers all attempts at one
 * chunk; a test holds it to the host's own limits (host/src/federation/load-limits.ts).
 */
export const CHUNK_LIMITS = { answer: 5_000, attempts: 3, firstPause: 300 };
