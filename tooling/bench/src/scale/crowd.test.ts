import { expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INDEX_FILE, lineFile, parseSiteIndex } from '@bank/contracts';
import { developmentKey, findSites, type PublishedRemote } from '@bank/release';
import { crowd } from './crowd';
import { filesOf, weightOf } from './files';

const ROOT = join(import.meta.dirname, '../../../..');

/** The bank's own remotes, as of its first release. */
async function realRemotes(): Promise<PublishedRemote[]> {
  const { remotes } = await findSites(ROOT);
  return Promise.all(
    remotes.map(async (name) => {
      const text = await readFile(join(ROOT, 'remotes', name, 'remote.json'), 'utf8');
      const integrity = `sha384-${'x'.repeat(64)}`;
      const entry = `https://${name}.example/0123456789abcdef/remoteEntry.js`;
      const live = { version: '0123456789abcdef', entry, integrity, remote: JSON.parse(text) };
      return { name, live, previous: null, canary: null, at: 1 };
    }),
  );
}

test('a hundred remotes add less than 2 KB to what the first load asks of the registry', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scale-'));
  const key = await developmentKey(join(folder, 'key.pem'));
  await rm(folder, { recursive: true });
  const document = { revision: 1, remotes: await realRemotes() };
  const firstLoad = (count: number) => {
    const files = filesOf(crowd(document, count), key);
    const index = files.get(INDEX_FILE) ?? '';
    const line = files.get(lineFile('marketing', 1)) ?? '';
    const read = parseSiteIndex((JSON.parse(index) as { signed: unknown }).signed);
    if (!read.ok) throw new Error(read.problem);
    const { remotes, rejected } = read.value;
    expect(rejected).toEqual([]);
    expect(new Set(remotes.map(({ outline }) => outline.name)).size).toBe(count);
    return weightOf(index) + weightOf(line);
  };
  expect(firstLoad(100) - firstLoad(1)).toBeLessThan(2000);
});
