import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeDocument, parseRegistryIndex, type RemoteManifest } from '@bank/contracts';
import { findSites } from '@bank/release';
import { syntheticRegistry } from './synthetic-registry';
import { indexDocument, compressedSize } from './index-document';

const ROOT = join(import.meta.dirname, '../../../..');

async function realRemotes() {
  const { remotes } = await findSites(ROOT);
  return Promise.all(
    remotes.map(async (name) => {
      const text = await readFile(join(ROOT, 'remotes', name, 'remote.json'), 'utf8');
      return { summary: JSON.parse(text) as RemoteManifest, revision: 468_123, canary: null };
    }),
  );
}

test('a hundred remotes add less than 2 KB to the registry index of the first load', async () => {
  const remotes = await realRemotes();
  const firstLoad = (count: number) => {
    const document = indexDocument(syntheticRegistry({ remotes }, count));
    const index = parseRegistryIndex(decodeDocument(JSON.parse(document)));
    if (!index.ok) throw new Error(index.problem);
    expect(index.value.rejected).toEqual([]);
    expect(index.value.remotes).toHaveLength(count);
    return compressedSize(document);
  };
  expect(firstLoad(100) - firstLoad(1)).toBeLessThan(2000);
});
