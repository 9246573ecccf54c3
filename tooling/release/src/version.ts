import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ReleaseVersion, RemoteManifest } from '@bank/contracts';
import * as v from 'valibot';
import { listFiles } from './list-files';
import { jsonText, readJson } from './json-file';
import { readManifest } from './manifest';
import { CommandError } from './command-error';
import type { Build } from './site-store';
import type { Source } from './source';

const BuildEntries = {
  name: v.string(),
  /** The path of the entry file in the version's folder. */
  entry: v.pipe(v.string(), v.minLength(1)),
  exports: v.array(v.string()),
  routes: v.array(v.string()),
  /** The paths that its sources link to; absent in versions that were built before links were checked. */
  links: v.optional(v.array(v.string())),
  requires: v.record(v.string(), v.string()),
};

const VersionSchema = v.object({
  ...BuildEntries,
  /** The hash of all other entries. */
  version: v.string(),
  remote: v.unknown(),
  /** The hash of every file, in the format of the attribute `integrity`. */
  files: v.record(v.string(), v.string()),
});

/** One version of a remote: the `version.json` of its folder. */
export type Version = v.InferOutput<typeof VersionSchema>;

export const VERSION_FILE = 'version.json';

export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Excludes build metadata and source maps, which browsers do not run. */
export function isShipped(file: string): boolean {
  return file !== 'build.json' && file !== VERSION_FILE && !file.endsWith('.map');
}

/** Describes the build in `folder` (a remote's `dist`) with its remote.json. */
export async function describeBuild(folder: string, manifestFile: string): Promise<Version> {
  const remedy = `Build it: npx lerna run build --scope @bank/${basename(dirname(manifestFile))}`;
  const build = await readJson(join(folder, 'build.json'), v.object(BuildEntries), remedy);
  const names = (await listFiles(folder)).filter(isShipped);
  const files = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, integrityOf(await readFile(join(folder, name)))] as const),
    ),
  );
  const described = { ...build, remote: await readManifest(manifestFile, build.name), files };
  // Parsed for a stable key order: a downloaded version.json serializes to the same bytes.
  return v.parse(VersionSchema, { ...described, version: versionHash(described) });
}

/** Parses a version.json. Throws if it does not match the name of its folder. */
export function parseVersion(text: string, expected: string): Version {
  const result = v.safeParse(VersionSchema, JSON.parse(text));
  if (result.success) {
    const { version, ...described } = result.output;
    if (version === expected && versionHash(described) === expected) return result.output;
  }
  throw new CommandError(
    `The version.json of ${expected} differs from the published one.`,
    'Publish again, or choose another version.',
  );
}

function versionHash({
  name,
  entry,
  exports,
  routes,
  links,
  requires,
  remote,
  files,
}: Omit<Version, 'version'>) {
  const content = JSON.stringify([
    ...[name, entry, exports, routes, requires, remote, files],
    // Versions without links keep their hash.
    ...(links ? [links] : []),
  ]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

type ReadFile = (file: string) => Promise<Buffer | null>;

/** Returns the release record's entry for a deployed version. `read` returns a file of its folder. */
export async function describeDeployed(
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

/** Returns the release record's entry for a build. */
export async function publishedVersion(
  { version, folder }: Build,
  origin: string,
  source: Source | undefined,
): Promise<ReleaseVersion> {
  const published = await describeDeployed(version, origin, (file) => readFile(join(folder, file)));
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
