import type { SessionTimes } from './session-times';

const KEY = 'bank.session';

/** Where the session's times are kept for all tabs of the site. */
export type TimesStore = {
  /** `null`: no session, or none whose age is known. */
  read(): SessionTimes | null;
  write(times: SessionTimes): void;
  clear(): void;
  /** Tells of changes by other tabs. Returns what ends it. */
  onChange(listener: () => void): () => void;
};

function parse(text: string | null): SessionTimes | null {
  if (text === null) return null;
  try {
    const { id, startedAt, activeAt } = JSON.parse(text) as Partial<SessionTimes>;
    const isWhole =
      typeof id === 'string' && Number.isFinite(startedAt) && Number.isFinite(activeAt);
    return isWhole ? ({ id, startedAt, activeAt } as SessionTimes) : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the times in `localStorage`, which all tabs share and which outlives them: whoever comes
 * back after a night is not signed in any more. It holds times and nothing of the person. A browser
 * that allows no storage keeps no session either, and this page's memory does.
 */
export function timesStore(
  page: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>,
): TimesStore {
  let memory: SessionTimes | null = null;
  const attempt = <T>(work: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return work(page.localStorage);
    } catch {
      return otherwise();
    }
  };
  return {
    read: () =>
      attempt(
        (storage) => parse(storage.getItem(KEY)),
        () => memory,
      ),
    write(times) {
      memory = times;
      attempt(
        (storage) => storage.setItem(KEY, JSON.stringify(times)),
        () => {},
      );
    },
    clear() {
      memory = null;
      attempt(
        (storage) => storage.removeItem(KEY),
        () => {},
      );
    },
    onChange(listener) {
      // `key` is null where everything was cleared.
      const onStorage = ({ key }: StorageEvent) => {
        if (key === KEY || key === null) listener();
      };
      page.addEventListener('storage', onStorage);
      return () => page.removeEventListener('storage', onStorage);
    },
  };
}

/** This page's times. */
export const sessionTimes = timesStore(window);
