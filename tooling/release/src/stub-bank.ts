import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { HOST_FACTS_FILE } from './gate';
import { localTarget, type LocalTargetOptions } from './local-target';
import { publish } from './publish';
import { developmentKey } from './signing-key';
import { HOST } from './sites';
import type { Build, Target } from './target';
import { describeBuild } from './version';

export const NOTE = { who: 'Grace', why: 'because', at: new Date('2030-01-02T03:04:05Z') };

const NEEDED = ['bootstrap', 'contractVersion', 'mount', 'unmount', 'update'];

export async function putFile(root: string, path: string, content: unknown): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
}

/** Sites in a temporary folder, with a live host, and a work bench to build remotes at. */
export async function newBank(change: Partial<LocalTargetOptions> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'release-'));
  const sites = join(root, 'sites');
  const key = await developmentKey(join(root, 'key.pem'));
  const originOf = (site: string) => `http://${site}.test`;
  const target = localTarget({ sites, originOf, key, withMaps: false, isServed: false, ...change });
  await putFile(sites, `${HOST}/${HOST_FACTS_FILE}`, {
    contractVersion: '1.2.0',
    provides: { react: '19.3.1' },
  });
  return { root, sites, key, target };
}

type Change = { facts?: object; manifest?: object; files?: Record<string, string> };

/** Builds a remote whose content follows from `word`. */
export async function newBuild(
  root: string,
  name: string,
  word: string,
  { facts, manifest, files }: Change = {},
): Promise<Build> {
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
    exports: NEEDED,
    routes: [path],
    requires: { react: '^19.0.0' },
    ...facts,
  });
  for (const [file, text] of Object.entries(files ?? {}))
    await putFile(folder, `dist/${file}`, text);
  const dist = join(folder, 'dist');
  return { folder: dist, version: await describeBuild(dist, join(folder, 'remote.json')) };
}

/** Publishes one build on top of whatever is live. */
export async function publishOne(target: Target, build: Build, canary?: number) {
  const { registry } = await publish(target, await target.readRegistry(), [build], {
    ...NOTE,
    canary,
  });
  return registry;
}
