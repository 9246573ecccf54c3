/** Transactions are sent once; the caller retries. */
export const NO_RETRY = { maxAttempts: 1 };
