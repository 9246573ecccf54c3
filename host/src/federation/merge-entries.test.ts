import { expect, test } from '@jest/globals';
import { mergeEntries } from './merge-entries';
import type { SiteEntry } from './site-entry';
import type { RemoteVersion } from './versions';

/** `version` is null while the release record is not loaded. */
function entryOf(
  name: string,
  revision: number,
  version: string | null = `v${revision}`,
): SiteEntry {
  const remote: SiteEntry['remote'] = {
    name,
    title: name,
    kind: 'regular',
    routes: [{ path: `/${name}`, title: name, access: 'public' }],
    menu: [],
  };
  const entry = `https://${name}.example/${version}/remoteEntry.js`;
  const versions: RemoteVersion[] = [
    { name, version: version ?? '', entry, integrity: null, contract: '^1.0.0', role: 'live' },
  ];
  const current = () => (version === null ? null : versions);
  const loader = { current, load: () => Promise.resolve(versions) };
  return { remote, revision, isCanary: false, loader };
}

const [loans, cards] = [entryOf('loans', 1), entryOf('cards', 1)];
const isMounted =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

test('returns the same array when nothing has changed, so nothing renders again', () => {
  const current = [loans, cards];
  const merged = mergeEntries(current, [entryOf('loans', 1), entryOf('cards', 1)], isMounted());
  expect(merged.entries).toBe(current);
});

test('updates remotes that are not mounted; the update of a mounted one is pending', () => {
  const fresh = [entryOf('loans', 2), entryOf('cards', 2)];
  const { entries, pendingUpdates } = mergeEntries([loans, cards], fresh, isMounted('cards'));
  expect(entries).toEqual([fresh[0], cards]);
  expect(pendingUpdates).toEqual(['cards']);
});

test('adds new remotes, and removes withdrawn ones unless they are mounted', () => {
  const savings = entryOf('savings', 1);
  const { entries } = mergeEntries([loans, cards], [savings], isMounted('cards'));
  expect(entries).toEqual([savings, cards]);
});

test('replaces an entry whose browser has left the canary, or whose menu has changed', () => {
  const canary = { ...loans, isCanary: true };
  const renamed = { ...cards, remote: { ...cards.remote, title: 'Cards' } };
  expect(mergeEntries([loans, cards], [canary, renamed], isMounted()).entries).toEqual([
    canary,
    renamed,
  ]);
});

test('drops a remote that was withdrawn and keeps the others', () => {
  expect(mergeEntries([loans, cards], [loans], isMounted()).entries).toEqual([loans]);
  expect(mergeEntries([loans], [loans, cards], isMounted()).entries).toEqual([loans, cards]);
  expect(mergeEntries([loans, cards], [cards, loans], isMounted()).entries).toEqual([cards, loans]);
});

test('offers no update while the mounted version is not loaded', () => {
  const unloaded = entryOf('cards', 1, null);
  const merged = mergeEntries([unloaded], [entryOf('cards', 2)], isMounted('cards'));
  expect(merged).toEqual({ entries: [unloaded], pendingUpdates: [] });
});

test('offers no update when the live version is the same, or its record is not loaded', () => {
  for (const fresh of [entryOf('cards', 2, 'v1'), entryOf('cards', 2, null)]) {
    const { entries, pendingUpdates } = mergeEntries([cards], [fresh], isMounted('cards'));
    expect(entries).toEqual([cards]);
    expect(pendingUpdates).toEqual([]);
  }
});
