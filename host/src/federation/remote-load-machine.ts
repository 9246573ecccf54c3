import type { RemoteModule } from '@bank/contracts';
import type { RemoteVersion } from './versions';

/**
 * The state machine of loading a remote: each state, and the state to which an event leads. An event that
 * a state does not list is ignored. The architecture document shows the same as a diagram.
 */
export const LOAD_TRANSITIONS = {
  /** The release record is read; it lists the versions. */
  reading: { tryVersion: 'loading', giveUp: 'failed' },
  /** One version is loaded. */
  loading: { loaded: 'loaded', tryVersion: 'loading', giveUp: 'failed' },
  /** Its module is mounted. */
  loaded: { tryVersion: 'loading', giveUp: 'failed' },
  /** The failure card is shown. */
  failed: { retry: 'reading' },
} as const satisfies Record<
  LoadState['status'],
  Partial<Record<LoadEvent['type'], LoadState['status']>>
>;

export type LoadState =
  | { status: 'reading' }
  | { status: 'loading'; version: RemoteVersion }
  | { status: 'loaded'; version: RemoteVersion; module: RemoteModule }
  | { status: 'failed' };

export type LoadEvent =
  /** The first version, or the next one because a version failed to load or crashed. */
  | { type: 'tryVersion'; version: RemoteVersion }
  | { type: 'loaded'; version: RemoteVersion; module: RemoteModule }
  /** The release record can't be read, or no version is left. */
  | { type: 'giveUp' }
  /** The user chose Retry, the browser is back online, or a version was loaded in the background. */
  | { type: 'retry' };

export const READING: LoadState = { status: 'reading' };

/** Returns the state after an event, which brings the data of the next state. */
export function nextLoadState(state: LoadState, { type, ...data }: LoadEvent): LoadState {
  const transitions: Partial<Record<LoadEvent['type'], LoadState['status']>> =
    LOAD_TRANSITIONS[state.status];
  const status = transitions[type];
  return status ? ({ ...data, status } as LoadState) : state;
}
