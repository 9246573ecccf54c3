import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { findSites, readJson } from '@bank/release';
import * as v from 'valibot';

const compress = promisify(brotliCompress);
const Files = v.array(v.string());

const HostBuild = v.object({
  loads: v.object({
    first: Files,
    start: Files,
    auth: Files,
    session: Files,
    remotes: Files,
    '/SignIn': Files,
    database: Files,
    notifications: Files,
  }),
});
const RemoteBuild = v.object({
  entry: v.string(),
  loads: v.object({ app: Files, screens: v.array(Files) }),
});

/** One built script: the folder of its package, its name, and its compressed size. */
export type Script = { folder: string; name: string; bytes: number };

/** The scripts of the host and of each remote, by the time when they are loaded. */
export type Builds = {
  host: Record<keyof v.InferOutput<typeof HostBuild>['loads'], Script[]>;
  remotes: Map<string, { app: Script[]; screens: Script[][] }>;
};

/** Returns a file with its size after brotli compression. */
async function scriptOf(folder: string, name: string): Promise<Script> {
  const bytes = await readFile(join(folder, name));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { folder, name, bytes: (await compress(bytes, { params })).length };
}

/** Reads the production builds of host and remotes in the repository `root`. */
export async function readBuilds(root: string): Promise<Builds> {
  const scripts = (folder: string) => (names: readonly string[]) =>
    Promise.all(names.map((name) => scriptOf(folder, name)));
  const hostFolder = join(root, 'host', 'dist');
  const remedy = 'Build it: npm run build';
  const { loads } = await readJson(join(hostFolder, 'build.json'), HostBuild, remedy);
  const host = await Promise.all(
    Object.entries(loads).map(async ([kind, names]) => [kind, await scripts(hostFolder)(names)]),
  );
  const { remotes } = await findSites(root);
  const built = remotes.map(async (name) => {
    const folder = join(root, 'remotes', name, 'dist');
    const remoteBuild = await readJson(join(folder, 'build.json'), RemoteBuild, remedy);
    const read = scripts(folder);
    return [
      name,
      {
        app: await read([
          remoteBuild.entry,
          ...remoteBuild.loads.app.filter((file) => file !== remoteBuild.entry),
        ]),
        screens: await Promise.all(remoteBuild.loads.screens.map(read)),
      },
    ] as const;
  });
  return {
    host: Object.fromEntries(host) as Builds['host'],
    remotes: new Map(await Promise.all(built)),
  };
}
