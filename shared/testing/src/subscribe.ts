import type { BankError } from '@bank/domain';

type Emitted<T> = { value: T } | { error: BankError };
type Start<T> = (onValue: (value: T) => void, onError: (error: BankError) => void) => () => void;

/** Subscribes and buffers: each `next` resolves with the next emitted value. */
export function subscribe<T>(start: Start<T>): { next(): Promise<T>; unsubscribe(): void } {
  const buffer: Emitted<T>[] = [];
  let wake = () => {};
  const push = (item: Emitted<T>) => {
    buffer.push(item);
    wake();
  };
  const unsubscribe = start(
    (value) => push({ value }),
    (error) => push({ error }),
  );
  return {
    unsubscribe,
    async next() {
      while (buffer.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const item = buffer.shift();
      if (!item) throw new Error('Await each next() before the following one');
      if ('error' in item) throw item.error;
      return item.value;
    },
  };
}
