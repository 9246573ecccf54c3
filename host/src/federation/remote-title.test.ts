import { expect, test } from '@jest/globals';
import { indexOf } from './registry.test-utils';
import { remoteTitle } from './remote-title';
import { siteEntry } from './site-entry';

const neverRead = () => Promise.reject(new Error('not read'));
const entries = indexOf(1, 'loans', 'cards').remotes.map((remote) => siteEntry(remote, neverRead));
const ready = { status: 'ready' as const, registry: { entries }, newest: 1, pendingUpdates: [] };

test.each([
  ['a remote of the registry', ready, 'cards', 'The cards'],
  ['an unknown remote', ready, 'gone', 'gone'],
  ['a remote while the registry loads', { status: 'loading' as const }, 'cards', 'cards'],
])('the title of %s', (_, registry, name, title) => {
  expect(remoteTitle(registry, name)).toBe(title);
});
