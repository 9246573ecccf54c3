import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import * as v from 'valibot';
import type { PublishedRegistry, PublishedVersion } from './registry';
import { VERSION_FILE } from './version';

const compress = promisify(brotliCompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What `status.json` of the registry's site says to machines; it is not signed, and decides nothing. */
export type MachineStatus = {
  revision: number;
  at: string;
  remotes: {
    name: string;
    live: string;
    previous: string | null;
    canary: { version: string; share: number } | null;
    contract: string;
    /** In bytes, compressed: the entry, and every script and style sheet that it may load. */
    sizes: { entry: number; total: number } | null;
  }[];
};

type Read = (site: string, path: string) => Promise<Buffer | null>;

const Facts = v.object({ entry: v.string(), files: v.record(v.string(), v.string()) });

async function sizesOf(read: Read, name: string, { version }: PublishedVersion) {
  const text = await read(name, `${version}/${VERSION_FILE}`);
  // What a dev server compiles has no folder.
  if (!text) return null;
  const { entry, files } = v.parse(Facts, JSON.parse(text.toString()));
  const sizes = await Promise.all(
    Object.keys(files)
      .filter((file) => /\.(js|css)$/.test(file))
      .map(async (file) => {
        const bytes = await read(name, `${version}/${file}`);
        return [file, bytes ? (await compress(bytes, QUALITY)).length : 0] as const;
      }),
  );
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  return { entry: new Map(sizes).get(entry) ?? 0, total };
}

/** Describes what a registry makes live. */
export async function machineStatus(
  { revision, change, remotes }: PublishedRegistry,
  read: Read,
): Promise<MachineStatus> {
  const lines = remotes.map(async ({ name, live, previous, canary }) => ({
    name,
    live: live.version,
    previous: previous?.version ?? null,
    canary: canary && { version: canary.version.version, share: canary.share },
    contract: (live.remote as { contract: string }).contract,
    sizes: await sizesOf(read, name, live),
  }));
  return { revision, at: change.at, remotes: await Promise.all(lines) };
}
