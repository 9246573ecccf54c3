import type { SessionTimes } from './session-times';

const KEY = 'bank.session';

/** Stores the session's times for all tabs. */
export type TimesStore = {
  /** Returns null without a session of known age. */
  read(): SessionTimes | null;
  write(times: SessionTimes): void;
  clear(): void;
  /** Subscribes to changes by other tabs. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
};

function parse(text: string | null): SessionTimes | null {
  if (text === null) return null;
  try {
    const { id, startedAt, activeAt } = JSON.parse(text) as Partial<SessionTimes>;
    const isValid =
      typeof id === 'string' && Number.isFinite(startedAt) && Number.isFinite(activeAt);
    return isValid ? ({ id, startedAt, activeAt } as SessionTimes) : null;
  } catch {
    return null;
  }
}

/**
 * Stores the times in `localStorage`, which all tabs share and which survives a restart of the browser,
 * so sessions also expire while it is closed. Contains no user data. If the storage is blocked or full, the
 * times stay in this page's memory; where it is blocked, Firebase Auth does not persist the user either.
 */
export function createTimesStore(
  page: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>,
): TimesStore {
  let memory: SessionTimes | null = null;
  /** The last write failed, so the storage has older times or none. */
  let isFull = false;
  const attempt = <T>(work: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return work(page.localStorage);
    } catch {
      return otherwise();
    }
  };
  return {
    read: () =>
      isFull
        ? memory
        : attempt(
            (storage) => parse(storage.getItem(KEY)),
            () => memory,
          ),
    write(times) {
      memory = times;
      isFull = attempt(
        (storage) => {
          storage.setItem(KEY, JSON.stringify(times));
          return false;
        },
        () => true,
      );
    },
    clear() {
      memory = null;
      isFull = false;
      attempt(
        (storage) => storage.removeItem(KEY),
        () => {},
      );
    },
    onChange(listener) {
      // `key` is null when the storage was cleared.
      const onStorage = ({ key }: StorageEvent) => {
        if (key === KEY || key === null) listener();
      };
      page.addEventListener('storage', onStorage);
      return () => page.removeEventListener('storage', onStorage);
    },
  };
}

/** The store of this page. */
export const sessionTimes = createTimesStore(window);
