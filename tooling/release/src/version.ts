import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ReleaseVersion, RemoteManifest } from '@bank/contracts';
import * as v from 'valibot';
import { filesBelow } from './folder';
import { jsonText, readJson } from './json-file';
import { readManifest } from './manifest';
import { CommandError } from './command-error';
import type { Build } from './site-store';
import type { Source } from './source';

const FactsEntries = {
  name: v.string(),
  /** The file of the entry, in the version's folder. */
  entry: v.pipe(v.string(), v.minLength(1)),
  exports: v.array(v.string()),
  routes: v.array(v.string()),
  requires: v.record(v.string(), v.string()),
};

const VersionSchema = v.object({
  ...FactsEntries,
  /** A hash of everything else in here. */
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  remote: v.unknown(),
  /** What every file hashes to, as in the attribute `integrity`. */
  files: v.record(v.string(), v.string()),
});

/** One version of a remote, as it says in the `version.json` of its folder. */
export type Version = v.InferOutput<typeof VersionSchema>;

export const VERSION_FILE = 'version.json';

export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Not the build's note to this program, and not source maps: they are no part of what runs. */
export function isShipped(file: string): boolean {
  return file !== 'build.json' && file !== VERSION_FILE && !file.endsWith('.map');
}

/** Reads what was built into `folder` (a remote's `dist`) for the remote.json beside it. */
export async function describeBuild(folder: string, manifestFile: string): Promise<Version> {
  const remedy = `Build it: npx lerna run build --scope @bank/${basename(dirname(manifestFile))}`;
  const facts = await readJson(join(folder, 'build.json'), v.object(FactsEntries), remedy);
  const names = (await filesBelow(folder)).filter(isShipped);
  const files = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, integrityOf(await readFile(join(folder, name)))] as const),
    ),
  );
  const described = { ...facts, remote: await readManifest(manifestFile, facts.name), files };
  // Parsed, so that a version.json read from a site is written again byte for byte.
  return v.parse(VersionSchema, { ...described, version: nameOf(described) });
}

/** Reads a version.json; refuses one that does not belong to its folder's name. */
export function parseVersion(text: string, expected: string): Version {
  const result = v.safeParse(VersionSchema, JSON.parse(text));
  if (result.success) {
    const { version, ...described } = result.output;
    if (version === expected && nameOf(described) === expected) return result.output;
  }
  throw new CommandError(
    `The version.json of ${expected} is not the one that was published.`,
    'Publish again, or choose another version.',
  );
}

function nameOf({
  name,
  entry,
  exports,
  routes,
  requires,
  remote,
  files,
}: Omit<Version, 'version'>) {
  const content = JSON.stringify([name, entry, exports, routes, requires, remote, files]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

type ReadFile = (file: string) => Promise<Buffer | null>;

/** What a release record says of a deployed version; `read` returns the files of its folder. */
export async function publishedFolder(
  version: Version,
  origin: string,
  read: ReadFile,
): Promise<ReleaseVersion> {
  const { contract, owner, contact } = version.remote as RemoteManifest;
  return {
    ...(owner && { owner }),
    ...(contact && { contact }),
    version: version.version,
    entry: `${origin}/${version.version}/${version.entry}`,
    integrity: version.files[version.entry] ?? null,
    files: integrityOf(Buffer.from(jsonText(version))),
    contract,
    size: await compressedSize(version, read),
  };
}

/** What a release record says of a build. */
export async function publishedVersion(
  { version, folder }: Build,
  origin: string,
  source: Source | undefined,
): Promise<ReleaseVersion> {
  const published = await publishedFolder(version, origin, (file) => readFile(join(folder, file)));
  if (!source) return published;
  const { commit, isDirty, lock, sbom } = source;
  return { ...published, source: { commit, isDirty, lock, sbom } };
}

const compress = promisify(brotliCompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function compressedSize({ entry, files }: Version, read: ReadFile) {
  const sizes = new Map<string, number>();
  for (const file of Object.keys(files).filter((name) => /\.(js|css)$/.test(name))) {
    const bytes = await read(file);
    sizes.set(file, bytes ? (await compress(bytes, QUALITY)).length : 0);
  }
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { entry: sizes.get(entry) ?? 0, total };
}
