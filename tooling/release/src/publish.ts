import type { RemoteManifest } from '@bank/contracts';
import { checkLinks, type RemoteRoutes } from './check-links';
import { commitRelease, historyNote, type Note, type ReleasePlan } from './commit-release';
import { assertPreflight, preflightViolations, readHostCapabilities } from './preflight';
import { jsonText } from './json-file';
import type { Bank, LiveRemote, Translations } from './live-remote';
import { CommandError } from './command-error';
import type { Build, SiteStore } from './site-store';
import type { Source } from './source';
import { integrityOf, publishedVersion, VERSION_FILE } from './version';

export type PublishOptions = Note & {
  /** The percentage of browsers that get the version as a canary; absent for all. */
  canary?: number | undefined;
  /** All remotes that are known, also those that were never released. */
  known?: readonly RemoteRoutes[] | undefined;
};

/** A build and its source, which may be unknown for a local bank. */
export type ReleaseBuild = Build & { source?: Source | undefined };

/** The live revision of each remote when the release began (optimistic concurrency). */
export type Bases = ReadonlyMap<string, number>;

/** Reads the live revisions. Call it before the build of a release begins. */
export async function readBases({ registry }: Bank, names: readonly string[]): Promise<Bases> {
  const revisions = await Promise.all(
    names.map(async (name) => [name, (await registry.readRelease(name))?.revision ?? 0] as const),
  );
  return new Map(revisions);
}

/** How many previously deployed files were verified to be unchanged, and the warnings of the preflight check. */
export type Published = { unchanged: number; warnings: string[] };

/**
 * Publishes builds atomically. If another release of one of these remotes became live since `bases`, it
 * throws a RevisionConflict. Until the commit, which is one transaction, no live record refers to the
 * uploaded files.
 */
export async function publish(
  bank: Bank,
  bases: Bases,
  builds: readonly ReleaseBuild[],
  { canary, known = [], why, at }: PublishOptions,
): Promise<Published> {
  const { sites } = bank;
  const names = builds.map(({ version }) => version.name);
  const host = await readHostCapabilities(sites);
  const versions = builds.map(({ version }) => version);
  let warnings: string[] = [];
  const preflight = (index: Parameters<typeof preflightViolations>[2]) => {
    const links = index && checkLinks(versions, host, index, known);
    warnings = links?.warnings ?? [];
    const found = builds.flatMap(({ version }) =>
      preflightViolations(version, host, index, sites.originOf(version.name)).map(
        (violation) => `${version.name}: ${violation}`,
      ),
    );
    assertPreflight([...found, ...(links?.violations ?? [])]);
  };
  preflight(null);
  const before = await sites.fingerprint(names);
  for (const build of builds) await uploadVerified(sites, build);
  const candidates = await Promise.all(
    builds.map(async (build) => {
      const { name } = build.version;
      const version = await publishedVersion(build, sites.originOf(name), build.source);
      return { name, version, manifest: build.version.remote as RemoteManifest };
    }),
  );
  await commitRelease(
    bank,
    names,
    { why, at },
    (live, index) => {
      // Checked again with the live routes, which another release may have changed in the meantime.
      preflight(index);
      return Promise.resolve(
        candidates.map((one) => planRelease(one, live.get(one.name) ?? null, canary)),
      );
    },
    bases,
  );
  return { unchanged: await countUnchanged(bank, before, names), warnings };
}

type ReleaseCandidate = { name: string; version: ReleasePlan['live']; manifest: RemoteManifest };

/** Plans the release of a version: for all browsers, or as a canary for a `share` of them. */
export function planRelease(
  { name, version, manifest }: ReleaseCandidate,
  live: LiveRemote | null,
  share?: number,
): ReleasePlan {
  const texts: Translations = manifest.texts ?? {};
  const record = live?.record;
  if (share === undefined) {
    const isSame = record?.live.version === version.version;
    const previous = (isSame ? record.previous : record?.live) ?? null;
    return {
      ...{ name, live: version, previous, canary: null, texts },
      ...{ summary: manifest, canarySummary: null, note: historyNote('publish', version) },
      previousSummary: isSame ? null : (live?.summary ?? null),
    };
  }
  if (!live || !record) {
    throw new CommandError(
      `${name} has no live version to compare a canary with.`,
      'Publish it without --canary first.',
    );
  }
  return {
    ...{ name, live: record.live, previous: record.previous, canary: { version, share } },
    ...{ summary: live.summary, canarySummary: manifest, texts },
    note: historyNote('canary', version),
  };
}

/** Deploys a version's folder, then downloads every file from the site and verifies its hash. */
export async function uploadVerified(sites: SiteStore, build: Build): Promise<void> {
  await sites.upload(build);
  const { version } = build;
  const expected = [
    ...Object.entries(version.files),
    [VERSION_FILE, integrityOf(Buffer.from(jsonText(version)))] as const,
  ];
  for (const [file, integrity] of expected) {
    const bytes = await sites.fetch(version.name, `${version.version}/${file}`);
    if (bytes && integrityOf(bytes) === integrity) continue;
    throw new CommandError(
      `${sites.originOf(version.name)}/${version.version}/${file} ${bytes ? 'differs from the uploaded file' : 'cannot be downloaded'}.`,
      'The live version is unchanged. Check the site, and publish again.',
    );
  }
}

/** Verifies that the release changed no previously deployed file, and returns their number. */
async function countUnchanged(
  { sites }: Bank,
  before: ReadonlyMap<string, string>,
  names: readonly string[],
): Promise<number> {
  const after = await sites.fingerprint(names);
  const changed = [...before].filter(([file, hash]) => after.get(file) !== hash);
  if (changed.length === 0) return before.size;
  throw new CommandError(
    `Previously deployed files have changed: ${changed.map(([file]) => file).join(', ')}.`,
    'The release is live, but something else has changed the sites. Find out what it was.',
  );
}
