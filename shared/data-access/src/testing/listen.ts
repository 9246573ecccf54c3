import type { BankError } from '@bank/domain';

type Told<T> = { value: T } | { error: BankError };
type Start<T> = (onValue: (value: T) => void, onError: (error: BankError) => void) => () => void;

/** Hears a listener out: each `next` is what it tells next, however early or late. */
export function listen<T>(start: Start<T>): { next(): Promise<T>; end(): void } {
  const told: Told<T>[] = [];
  let wake = () => {};
  const hear = (news: Told<T>) => {
    told.push(news);
    wake();
  };
  const end = start(
    (value) => hear({ value }),
    (error) => hear({ error }),
  );
  return {
    end,
    async next() {
      while (told.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const news = told.shift();
      if (!news) throw new Error('Two at once listen to the same news');
      if ('error' in news) throw news.error;
      return news.value;
    },
  };
}
