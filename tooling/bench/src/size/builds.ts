import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { findSites, readJson } from '@bank/release';
import * as v from 'valibot';

const compress = promisify(brotliCompress);
const Files = v.array(v.string());

const HostFacts = v.object({
  loads: v.object({
    first: Files,
    start: Files,
    auth: Files,
    session: Files,
    remotes: Files,
    signIn: Files,
    signUp: Files,
    database: Files,
  }),
});
const RemoteFacts = v.object({
  entry: v.string(),
  loads: v.object({ app: Files, screens: v.array(Files) }),
});

/** One script as it was built: its package's folder, its name there, its size as it is sent. */
export type Script = { folder: string; name: string; bytes: number };

/** Which scripts the host asks for when, and each remote. */
export type Builds = {
  host: Record<keyof v.InferOutput<typeof HostFacts>['loads'], Script[]>;
  remotes: Map<string, { app: Script[]; screens: Script[][] }>;
};

/** What a file weighs on its way, as a good server compresses it. */
async function scriptOf(folder: string, name: string): Promise<Script> {
  const bytes = await readFile(join(folder, name));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { folder, name, bytes: (await compress(bytes, { params })).length };
}

/** Reads the production build of host and remotes in the repository at `root`. */
export async function readBuilds(root: string): Promise<Builds> {
  const scripts = (folder: string) => (names: readonly string[]) =>
    Promise.all(names.map((name) => scriptOf(folder, name)));
  const hostFolder = join(root, 'host', 'dist');
  const remedy = 'Build it: npm run build';
  const { loads } = await readJson(join(hostFolder, 'build.json'), HostFacts, remedy);
  const host = await Promise.all(
    Object.entries(loads).map(async ([kind, names]) => [kind, await scripts(hostFolder)(names)]),
  );
  const { remotes } = await findSites(root);
  const built = remotes.map(async (name) => {
    const folder = join(root, 'remotes', name, 'dist');
    const facts = await readJson(join(folder, 'build.json'), RemoteFacts, remedy);
    const read = scripts(folder);
    return [
      name,
      {
        app: await read([facts.entry, ...facts.loads.app.filter((file) => file !== facts.entry)]),
        screens: await Promise.all(facts.loads.screens.map(read)),
      },
    ] as const;
  });
  return {
    host: Object.fromEntries(host) as Builds['host'],
    remotes: new Map(await Promise.all(built)),
  };
}
