import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Bank, readLiveRemote } from './live-remote';
import { publish, readBases, type ReleaseBuild } from './publish';
import { describeBuild } from './version';

export const note = () => ({ why: 'because', at: new Date() });

export const SOURCE = { commit: 'c0ffee', isDirty: false, lock: 'lock', sbom: 'sbom' };

const REQUIRED_EXPORTS = ['bootstrap', 'contractVersion', 'mount', 'unmount', 'update'];

export async function putFile(root: string, path: string, content: unknown): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
}

type Change = { build?: object; manifest?: object; files?: Record<string, string> };

/** Builds a remote whose file contents contain `word`. */
export async function newBuild(
  root: string,
  name: string,
  word: string,
  { build, manifest, files }: Change = {},
): Promise<ReleaseBuild> {
  const folder = join(root, 'work', name, word);
  const path = `/${name}`;
  await putFile(folder, 'remote.json', {
    name,
    title: name,
    kind: 'regular',
    contract: '^1.0.0',
    routes: [{ path, title: name, access: 'public' }],
    menu: [],
    ...manifest,
  });
  await putFile(folder, 'dist/remoteEntry.js', `entry ${word}`);
  await putFile(folder, 'dist/chunk.js', `chunk ${word}`);
  await putFile(folder, 'dist/build.json', {
    name,
    entry: 'remoteEntry.js',
    exports: REQUIRED_EXPORTS,
    routes: [path],
    requires: { react: '^19.0.0' },
    ...build,
  });
  for (const [file, text] of Object.entries(files ?? {}))
    await putFile(folder, `dist/${file}`, text);
  const dist = join(folder, 'dist');
  const version = await describeBuild(dist, join(folder, 'remote.json'));
  return { folder: dist, version, source: SOURCE };
}

/** Publishes one build, and returns the live release. */
export async function publishOne(bank: Bank, build: ReleaseBuild, canary?: number) {
  const { name } = build.version;
  await publish(bank, await readBases(bank, [name]), [build], { ...note(), canary });
  return readLiveRemote(bank, name);
}
