import { describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { newBuild, SOURCE } from './builds.test-utils';
import { jsonText } from './json-file';
import {
  describeBuild,
  describeDeployed,
  integrityOf,
  isShipped,
  parseVersion,
  publishedVersion,
} from './version';

const TRANSFER = join(__dirname, '../../../remotes/transfer/remote.json');

it('names the command that builds a remote without a build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'version-'));
  await expect(describeBuild(folder, TRANSFER)).rejects.toMatchObject({
    message: expect.stringContaining('build.json is missing'),
    remedy: 'Build it: npx lerna run build --scope @bank/transfer',
  });
});

it('rejects a remote.json of another remote than the build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'version-'));
  const build = { name: 'cards', entry: 'e.js', exports: [], routes: [], requires: {} };
  await writeFile(join(folder, 'build.json'), JSON.stringify(build));
  await expect(describeBuild(folder, TRANSFER)).rejects.toThrow('its folder is "cards"');
});

it('ships neither source maps nor build metadata', () => {
  const files = ['main.js', 'style.css', 'main.js.map', 'build.json', 'version.json'];
  expect(files.filter(isShipped)).toEqual(['main.js', 'style.css']);
});

describe('a version', () => {
  const newVersion = async (change: Parameters<typeof newBuild>[3] = {}) =>
    newBuild(await mkdtemp(join(tmpdir(), 'version-')), 'savings', 'one', change);

  it('has a hash of everything else, which never changes for the same build', async () => {
    const one = await newVersion();
    expect(one.version.version).toBe('375f5be0260259b7');
    const linked = await newVersion({ build: { links: ['/loan'] } });
    expect(linked.version.version).toBe('33761b2461c61c58');
    const files = { 'chunk.js.map': '{}' };
    expect((await newVersion({ files })).version).toEqual(one.version);
    const changes = [
      { build: { requires: { react: '^18.0.0' } } },
      { build: { routes: ['/other'] } },
      { build: { exports: [] } },
      { build: { entry: 'chunk.js' } },
      { manifest: { title: 'Other' } },
      { files: { 'new.js': '' } },
    ];
    const versions = await Promise.all(changes.map(newVersion));
    const hashes = new Set([one, linked, ...versions].map(({ version }) => version.version));
    expect(hashes.size).toBe(changes.length + 2);
  });

  it('is read back only as it was published, from the folder of its name', async () => {
    const { version } = await newVersion();
    expect(parseVersion(jsonText(version), version.version)).toEqual(version);
    const other = '0123456789abcdef';
    const rejected = [
      [jsonText({ ...version, routes: [] }), version.version],
      [jsonText(version), other],
      [jsonText({ ...version, version: other }), other],
      [jsonText({ ...version, version: other }), version.version],
      [jsonText({ ...version, files: undefined }), version.version],
    ] as const;
    for (const [text, expected] of rejected) {
      expect(() => parseVersion(text, expected)).toThrow(
        `The version.json of ${expected} differs from the published one.`,
      );
    }
  });

  it('is described with its entry, its hashes, and the compressed size of scripts and styles', async () => {
    const manifest = { owner: 'Savings team', contact: 'savings@fernhill.example' };
    const text = 'word '.repeat(100);
    const files = { 'big.css': text, 'image.svg': text, 'remoteEntry.js': text, 'data.json': text };
    const build = await newVersion({ manifest, files });
    const read = (file: string) => readFile(join(build.folder, file));
    const { version } = build;
    const sizeOf = (content: string) =>
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
    const total = sizeOf(text) + sizeOf(text) + sizeOf('chunk one');
    const described = await describeDeployed(version, 'https://savings.test', read);
    expect(described).toEqual({
      ...{ ...manifest, version: version.version, contract: '^1.0.0' },
      entry: `https://savings.test/${version.version}/remoteEntry.js`,
      integrity: integrityOf(Buffer.from(text)),
      files: integrityOf(Buffer.from(jsonText(version))),
      size: { entry: sizeOf(text), total },
    });
    const missing = await describeDeployed(version, 'https://savings.test', () =>
      Promise.resolve(null),
    );
    expect(missing.size).toEqual({ entry: 0, total: 0 });
    const unknown = { ...version, entry: 'none.js' };
    expect(await describeDeployed(unknown, 'https://savings.test', read)).toMatchObject({
      ...{ integrity: null, size: { entry: 0, total } },
    });
  });

  it('is published with the source of its build, if it is known', async () => {
    const build = await newVersion();
    const published = await publishedVersion(build, 'https://savings.test', {
      ...SOURCE,
      changed: ['a'],
    } as typeof SOURCE);
    expect(published.source).toEqual(SOURCE);
    expect(published).not.toHaveProperty('owner');
    expect(published).not.toHaveProperty('contact');
    const local = await publishedVersion(build, 'https://savings.test', undefined);
    expect(local).not.toHaveProperty('source');
    expect({ ...local, source: SOURCE }).toEqual(published);
  });
});
