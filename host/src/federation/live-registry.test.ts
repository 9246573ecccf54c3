import type { RemoteVersions, SiteIndex } from '@bank/contracts';
import { waitFor } from '@bank/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { heldRemotes } from './held-remotes';
import { createLiveRegistry, type LiveRegistry } from './live-registry';

function indexOf(revision: number): SiteIndex {
  const outline = {
    name: 'loans',
    title: 'Loans',
    kind: 'regular' as const,
    routes: [{ path: '/loans', title: 'Loans', access: 'public' as const }],
    menu: [],
  };
  return { revision, rejected: [], remotes: [{ outline, at: revision, canary: null }] };
}

/** What is live by each revision. */
const VERSIONS = ['', 'one', 'two', 'three', 'four', 'four'];

function lineOf(at: number): RemoteVersions {
  const version = VERSIONS[at] ?? '';
  const entry = `https://loans.example/${version}/remoteEntry.js`;
  const live = { version, entry, integrity: null, contract: '^1.0.0' };
  return { name: 'loans', live, previous: null, canary: null };
}

let answer: () => Promise<SiteIndex>;
let live: LiveRegistry;
let stop: () => void;
let lines: number[];
const source = { url: 'https://registry.example/registry.json', keys: [] };
const reads = {
  readIndex: () => answer(),
  readLine: ({ at }: { at: number }) => {
    lines.push(at);
    return Promise.resolve(lineOf(at));
  },
};

/** The revision of each line that is drawn. */
const drawn = () => {
  const state = live.state();
  if (state.status !== 'ready') return state.status;
  return state.registry.entries.map(({ at }) => at);
};
const wanted = async () => {
  const state = live.state();
  if (state.status === 'ready') await state.registry.entries[0]?.versions.get();
};
const waiting = () => {
  const state = live.state();
  return state.status === 'ready' ? state.waiting : [];
};

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  lines = [];
  answer = () => Promise.resolve(indexOf(2));
  live = createLiveRegistry(source, null, reads);
  stop = live.watch(() => undefined);
  await waitFor(() => expect(drawn()).toEqual([2]));
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test('a page that comes back into the network hears what is live', async () => {
  answer = () => Promise.resolve(indexOf(3));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(drawn()).toEqual([3]));
  expect(lines).toEqual([]);
});

test('a remote in use stays, and is exchanged when it is let go, or when somebody asks for it', async () => {
  await wanted();
  const letGo = heldRemotes.hold('loans');
  answer = () => Promise.resolve(indexOf(3));
  await live.refresh();
  expect(drawn()).toEqual([2]);
  expect(waiting()).toEqual(['loans']);
  live.adopt();
  expect(drawn()).toEqual([3]);
  expect(waiting()).toEqual([]);

  answer = () => Promise.resolve(indexOf(4));
  await live.refresh();
  expect(drawn()).toEqual([3]);
  letGo();
  expect(drawn()).toEqual([4]);
  // Of a remote that nobody uses, no line is asked for.
  answer = () => Promise.resolve(indexOf(5));
  await live.refresh();
  expect(lines).toEqual([2, 3, 4]);
});

test('a line with the same live version is nothing to offer', async () => {
  answer = () => Promise.resolve(indexOf(4));
  await live.refresh();
  await wanted();
  const letGo = heldRemotes.hold('loans');
  answer = () => Promise.resolve(indexOf(5));
  await live.refresh();
  expect(waiting()).toEqual([]);
  expect(lines).toEqual([4, 5]);
  letGo();
});

test('an earlier registry is no news, and one that cannot be had takes nothing away', async () => {
  answer = () => Promise.resolve(indexOf(1));
  await live.refresh();
  expect(drawn()).toEqual([2]);
  answer = () => Promise.reject(new Error('no network'));
  await live.refresh();
  expect(drawn()).toEqual([2]);
});

test('a first read that fails can be tried again', async () => {
  let isDown = true;
  answer = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(indexOf(1)));
  live = createLiveRegistry(source, null, reads);
  const end = live.watch(() => undefined);
  await waitFor(() => expect(live.state().status).toBe('failed'));
  isDown = false;
  const state = live.state();
  if (state.status === 'failed') state.retry();
  await waitFor(() => expect(drawn()).toEqual([1]));
  end();
});
