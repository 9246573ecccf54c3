import { browserStore } from './browser-store';

const KEY = 'bank.remotes';
const KEPT = 50;

export type RemoteState = 'idle' | 'loading' | 'working' | 'fallback' | 'failed' | 'override';

/** What this browser knows of one remote: how long people waited for it, and what failed last. */
export type RemoteRecord = {
  waits: readonly number[];
  failure: { at: number; version: string; error: string } | null;
};

const states = new Map<string, RemoteState>();
const listeners = new Set<() => void>();
let changes = 0;

function records(): Record<string, RemoteRecord> {
  try {
    return JSON.parse(browserStore.read(KEY) ?? '{}') as Record<string, RemoteRecord>;
  } catch {
    return {};
  }
}

function announce(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

function change(name: string, next: (record: RemoteRecord) => RemoteRecord): void {
  browserStore.write(KEY, JSON.stringify({ ...records(), [name]: next(remoteJournal.of(name)) }));
  announce();
}

/** Kept in this browser alone, for the page /status. */
export const remoteJournal = {
  of: (name: string): RemoteRecord => records()[name] ?? { waits: [], failure: null },
  stateOf: (name: string): RemoteState => states.get(name) ?? 'idle',
  become(name: string, state: RemoteState): void {
    if (states.get(name) === state) return;
    states.set(name, state);
    announce();
  },
  waited: (name: string, ms: number): void =>
    change(name, (record) => ({
      ...record,
      waits: [...record.waits, Math.round(ms)].slice(-KEPT),
    })),
  failed: (name: string, version: string, error: string): void =>
    change(name, (record) => ({ ...record, failure: { at: Date.now(), version, error } })),
  /** Counts changes, for whoever draws them. */
  changes: () => changes,
  watch(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The value that a share of all (0.5, 0.95) do not exceed; null without any. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}
