import { createStore } from '../app/store';
import { browserStore } from './browser-store';

const KEY = 'bank.remotes';
const MAX_LOAD_TIMES = 50;

export type RemoteState = 'idle' | 'loading' | 'working' | 'fallback' | 'failed' | 'override';

/** Load times of a remote in this browser, in milliseconds, and its last failure. */
type RemoteRecord = {
  waits: readonly number[];
  failure: { at: number; version: string; error: string } | null;
};

const states = new Map<string, RemoteState>();
const changes = createStore(0);

const records = () => browserStore.readFields(KEY);

/** Reads a stored record; fields of another type are left out. */
function readRecord(name: string): RemoteRecord {
  const { waits, failure } = { ...(records()[name] as Partial<RemoteRecord> | undefined) };
  return {
    waits: Array.isArray(waits) ? waits.filter(Number.isFinite) : [],
    failure: failure && !Number.isNaN(new Date(failure.at).getTime()) ? failure : null,
  };
}

function notifyListeners(): void {
  changes.set(changes.get() + 1);
}

function update(name: string, next: (record: RemoteRecord) => RemoteRecord): void {
  browserStore.write(KEY, JSON.stringify({ ...records(), [name]: next(readRecord(name)) }));
  notifyListeners();
}

/** The health of each remote in this browser, stored locally for the page /status. */
export const remoteHealth = {
  get: readRecord,
  stateOf: (name: string): RemoteState => states.get(name) ?? 'idle',
  setState(name: string, state: RemoteState): void {
    if (states.get(name) === state) return;
    states.set(name, state);
    notifyListeners();
  },
  recordLoadTime: (name: string, ms: number): void =>
    update(name, (record) => ({
      ...record,
      waits: [...record.waits, Math.round(ms)].slice(-MAX_LOAD_TIMES),
    })),
  recordFailure: (name: string, version: string, error: string): void =>
    update(name, (record) => ({ ...record, failure: { at: Date.now(), version, error } })),
  /** The number of changes, as a snapshot for `useSyncExternalStore`. */
  changeCount: changes.get,
  subscribe: changes.subscribe,
};

/** Returns the percentile of the values (nearest rank) for a share such as 0.95; null without values. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}
