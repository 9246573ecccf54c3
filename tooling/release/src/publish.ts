import type { RemoteManifest } from '@bank/contracts';
import { commitRelease, type Note, type ReleasePlan } from './commit-release';
import { objections, readHostFacts } from './gate';
import { jsonText } from './json-file';
import type { Bank, LiveRemote, Translations } from './live-remote';
import { CommandError } from './command-error';
import type { Build, SiteStore } from './site-store';
import type { Source } from './source';
import { integrityOf, publishedVersion, VERSION_FILE } from './version';

export type PublishOptions = Note & {
  /** The percentage of browsers that get it; absent, all do. */
  canary?: number | undefined;
};

/** A build and what it was made from; a bank on this machine may not know. */
export type ReleaseBuild = Build & { source?: Source | undefined };

/** The revisions that were live when the work on the builds began, by remote. */
export type Bases = ReadonlyMap<string, number>;

/** Reads which revisions are live, before the work on a release begins. */
export async function readBases({ registry }: Bank, names: readonly string[]): Promise<Bases> {
  const revisions = await Promise.all(
    names.map(async (name) => [name, (await registry.readRelease(name))?.revision ?? 0] as const),
  );
  return new Map(revisions);
}

/** The number of deployed files that were found unchanged afterwards. */
export type Published = { unchanged: number };

/**
 * Releases builds together: all become live, or none. If another release of one of these remotes became
 * live since `bases`, this one is refused and can be run again. Until the commit, which is one transaction,
 * nothing that is live refers to what was uploaded.
 */
export async function publish(
  bank: Bank,
  bases: Bases,
  builds: readonly ReleaseBuild[],
  { canary, why, at }: PublishOptions,
): Promise<Published> {
  const { sites } = bank;
  const names = builds.map(({ version }) => version.name);
  const host = await readHostFacts(sites);
  const refuse = (index: Parameters<typeof objections>[2]) => {
    const refused = builds.flatMap(({ version }) =>
      objections(version, host, index, sites.originOf(version.name)).map(
        (objection) => `${version.name}: ${objection}`,
      ),
    );
    if (refused.length === 0) return;
    throw new CommandError(
      `The release gate refused it:\n\n${refused.map((line) => `    ${line}`).join('\n')}\n`,
      'Nothing was changed. Correct what it names and publish again.',
    );
  };
  refuse(null);
  const before = await sites.fingerprint(names);
  for (const build of builds) await uploadVerified(sites, build);
  const planned = await Promise.all(
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
      // Again: another remote may have claimed one of the routes meanwhile.
      refuse(index);
      return Promise.resolve(
        planned.map((part) => planOf(part, live.get(part.name) ?? null, canary)),
      );
    },
    bases,
  );
  return { unchanged: await countUnchanged(bank, before, names) };
}

type Part = { name: string; version: ReleasePlan['live']; manifest: RemoteManifest };

/** Makes a version live: for all, or for a share of the browsers. */
export function planOf(
  { name, version, manifest }: Part,
  live: LiveRemote | null,
  share?: number,
): ReleasePlan {
  const { source } = version;
  const note = {
    version: version.version,
    commit: source?.commit ?? 'unknown',
    isDirty: source?.isDirty ?? true,
  };
  const texts: Translations = manifest.texts ?? {};
  const record = live?.record;
  if (share === undefined) {
    const isSame = record?.live.version === version.version;
    const previous = (isSame ? record.previous : record?.live) ?? null;
    return {
      ...{ name, live: version, previous, canary: null, texts },
      ...{ summary: manifest, canarySummary: null, note: { action: 'publish', ...note } },
      previousSummary: isSame ? null : (live?.summary ?? null),
    };
  }
  if (!live || !record) {
    throw new CommandError(
      `${name} has no live version that a canary could be compared with.`,
      'Publish it without --canary first.',
    );
  }
  return {
    ...{ name, live: record.live, previous: record.previous, canary: { version, share } },
    ...{ summary: live.summary, canarySummary: manifest, note: { action: 'canary', ...note } },
  };
}

/** Deploys a version's folder, and compares every file with what the site serves then. */
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
      `${sites.originOf(version.name)}/${version.version}/${file} ${bytes ? 'is not what was uploaded' : 'does not answer'}.`,
      'What was live still is. Look at the site, and publish again.',
    );
  }
}

/** Every file that was deployed before must still be there, byte for byte. */
async function countUnchanged(
  { sites }: Bank,
  before: ReadonlyMap<string, string>,
  names: readonly string[],
): Promise<number> {
  const after = await sites.fingerprint(names);
  const changed = [...before].filter(([file, hash]) => after.get(file) !== hash);
  if (changed.length === 0) return before.size;
  throw new CommandError(
    `Files that were deployed before have changed: ${changed.map(([file]) => file).join(', ')}.`,
    'The release is live, but something else has written to the sites. Find out what.',
  );
}
