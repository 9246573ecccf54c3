import { BankError } from '@bank/domain';

/** Longer than the ten seconds after which a subscription reports that the server does not answer. */
const TIMEOUT_MS = 30_000;

type Subscribe<T> = (
  onValue: (value: T) => void,
  onError: (error: BankError) => void,
) => () => void;

/** A live subscription that has its first value. */
export type Live<T> = { value: T; stop(): void };

/** Subscribes, and resolves with the first value. Rejects with the first error; then the subscription is over. */
export function subscribeLive<T>(subscribe: Subscribe<T>): Promise<Live<T>> {
  return new Promise((resolve, reject) => {
    let stop = () => {};
    let hasFailed = false;
    const fail = (error: BankError) => {
      clearTimeout(timer);
      hasFailed = true;
      stop();
      reject(error);
    };
    const timer = setTimeout(
      () => fail(new BankError('network', { message: 'no first value' })),
      TIMEOUT_MS,
    );
    stop = subscribe((value) => {
      clearTimeout(timer);
      resolve({ value, stop: () => stop() });
    }, fail);
    // It may have failed before it returned.
    if (hasFailed) stop();
  });
}

/** Subscribes, resolves with the first value, and unsubscribes. */
export async function firstValue<T>(subscribe: Subscribe<T>): Promise<T> {
  const { value, stop } = await subscribeLive(subscribe);
  stop();
  return value;
}
