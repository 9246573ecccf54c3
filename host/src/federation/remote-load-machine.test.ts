import type { RemoteModule } from '@bank/contracts';
import { expect, test } from '@jest/globals';
import { nextLoadState, READING, type LoadEvent, type LoadState } from './remote-load-machine';
import type { RemoteVersion } from './versions';

const version: RemoteVersion = {
  ...{ name: 'loans', version: 'one', role: 'live', integrity: null, contract: '^1.0.0' },
  entry: 'https://loans.example/one/remoteEntry.js',
};
const exposed = {} as RemoteModule;
const STATES: LoadState[] = [
  READING,
  { status: 'loading', version },
  { status: 'loaded', version, module: exposed },
  { status: 'failed' },
];
const tryVersion: LoadEvent = { type: 'tryVersion', version };
const loaded: LoadEvent = { type: 'loaded', version, module: exposed };

test.each<[LoadEvent, LoadState['status'][]]>([
  [tryVersion, ['loading', 'loading', 'loading', 'failed']],
  [loaded, ['reading', 'loaded', 'loaded', 'failed']],
  [{ type: 'giveUp' }, ['failed', 'failed', 'failed', 'failed']],
  [{ type: 'retry' }, ['reading', 'loading', 'loaded', 'reading']],
])('%j leads each state to its next one, or is ignored', (event, expected) => {
  const next = STATES.map((state) => nextLoadState(state, event));
  expect(next.map(({ status }) => status)).toEqual(expected);
  next.forEach((state, index) => {
    const isIgnored = state === STATES[index];
    if (!isIgnored) expect(state).toEqual({ ...event, type: undefined, status: state.status });
  });
});
