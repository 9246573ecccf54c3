import { expect, test } from '@jest/globals';
import { mergeEntries } from './merge-entries';
import type { SiteEntry } from './site-entry';
import type { Candidate } from './versions';

/** As of revision `at`, its version `version`; none while it is not known. */
function entryOf(name: string, at: number, version: string | null = `v${at}`): SiteEntry {
  const remote: SiteEntry['remote'] = {
    name,
    title: name,
    kind: 'regular',
    routes: [{ path: `/${name}`, title: name, access: 'public' }],
    menu: [],
  };
  const entry = `https://${name}.example/${version}/remoteEntry.js`;
  const candidates: Candidate[] = [
    { name, version: version ?? '', entry, integrity: null, contract: '^1.0.0', role: 'live' },
  ];
  const now = () => (version === null ? null : candidates);
  const versions = { now, get: () => Promise.resolve(candidates) };
  return { remote, at, isCanary: false, versions };
}

const [loans, cards] = [entryOf('loans', 1), entryOf('cards', 1)];
const isHeld =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

test('what has not changed keeps its place, so that nothing is drawn anew', () => {
  const drawn = [loans, cards];
  const merged = mergeEntries(drawn, [entryOf('loans', 1), entryOf('cards', 1)], isHeld());
  expect(merged.entries).toBe(drawn);
});

test('what nobody uses is exchanged at once; what is used waits', () => {
  const fresh = [entryOf('loans', 2), entryOf('cards', 2)];
  const { entries, waiting } = mergeEntries([loans, cards], fresh, isHeld('cards'));
  expect(entries).toEqual([fresh[0], cards]);
  expect(waiting).toEqual(['cards']);
});

test('a remote that is new comes; one that is gone goes, unless it is used', () => {
  const savings = entryOf('savings', 1);
  const { entries } = mergeEntries([loans, cards], [savings], isHeld('cards'));
  expect(entries).toEqual([savings, cards]);
});

test('where only what stands behind the live version has changed, or nobody knows, there is no news', () => {
  for (const fresh of [entryOf('cards', 2, 'v1'), entryOf('cards', 2, null)]) {
    const { entries, waiting } = mergeEntries([cards], [fresh], isHeld('cards'));
    expect(entries).toEqual([cards]);
    expect(waiting).toEqual([]);
  }
});
