import type { ReleaseVersion, RemoteManifest } from '@bank/contracts';
import { commitRelease, historyNote, type Note, type ReleasePlan } from './commit-release';
import { openReleased } from './live-build';
import { type Bank, type LiveRemote, requireLive, requireRecord } from './live-remote';
import { CommandError } from './command-error';
import { planRelease } from './publish';
import { integrityOf, parseVersion, describeDeployed, VERSION_FILE } from './version';

function requireCanary(live: LiveRemote) {
  const { canary } = requireRecord(live);
  if (canary && live.canarySummary) return { canary, summary: live.canarySummary };
  throw new CommandError(`${live.name} has no canary.`, 'Check with npm run release -- status');
}

async function changeOne(
  bank: Bank,
  name: string,
  note: Note,
  plan: (live: LiveRemote) => Promise<ReleasePlan> | ReleasePlan,
): Promise<void> {
  await commitRelease(bank, [name], note, async (live) => [
    await plan(requireLive(name, live.get(name))),
  ]);
}

/** Promotes a remote's canary: makes it live for all browsers. */
export async function promote(bank: Bank, name: string, note: Note): Promise<void> {
  await changeOne(bank, name, note, async (live) => {
    const { canary, summary } = requireCanary(live);
    const { version } = await openReleased(bank.sites, name, canary.version);
    return {
      ...{ name, live: canary.version, previous: requireRecord(live).live, canary: null },
      ...{ summary, canarySummary: null, note: historyNote('promote', canary.version) },
      previousSummary: live.summary,
      texts: (version.remote as RemoteManifest).texts ?? {},
    };
  });
}

/**
 * Aborts a remote's canary in all browsers; the live version does not change. With `version`, only if
 * that version still is the canary. Returns whether it was.
 */
export async function abort(
  bank: Bank,
  name: string,
  note: Note,
  version?: string,
): Promise<boolean> {
  class CanaryChanged extends Error {}
  try {
    await changeOne(bank, name, note, (live) => {
      const { canary } = requireRecord(live);
      if (version !== undefined && canary?.version.version !== version) throw new CanaryChanged();
      const aborted = requireCanary(live).canary.version;
      const { live: current, previous } = requireRecord(live);
      return {
        ...{ name, live: current, previous, canary: null, summary: live.summary },
        ...{ canarySummary: null, note: historyNote('abort', aborted) },
      };
    });
    return true;
  } catch (error) {
    if (error instanceof CanaryChanged) return false;
    throw error;
  }
}

/** Rolls back to an earlier version: the previous one, or `to`. Also aborts a canary. */
export async function rollback(
  bank: Bank,
  name: string,
  to: string | undefined,
  note: Note,
): Promise<void> {
  await changeOne(bank, name, note, async (live) => {
    const record = requireRecord(live);
    const target = to ?? record.previous?.version;
    if (target === undefined) {
      throw new CommandError(
        `${name} has no version before ${record.live.version}.`,
        `Pass a deployed version: npm run release -- rollback ${name} --to <version>`,
      );
    }
    const { version, manifest } = await releasedVersion(bank, name, target);
    const plan = planRelease({ name, version, manifest }, live);
    // The version that is rolled back never becomes the fallback.
    const previous = await versionBefore(bank, name, target, record.live.version);
    return { ...plan, previous, note: historyNote('rollback', version) };
  });
}

/** Signs the unchanged live records again, with a later expiry and the current signing key. */
export async function renew(bank: Bank, names: readonly string[], note: Note): Promise<void> {
  for (const name of names) {
    await changeOne(bank, name, note, (live) => {
      const { live: current, previous, canary } = requireRecord(live);
      return {
        ...{ name, live: current, previous, canary, summary: live.summary },
        ...{ canarySummary: live.canarySummary, note: historyNote('renew', current) },
      };
    });
  }
}

/** How many history entries of a remote a rollback reads. */
const HISTORY_LIMIT = 200;

/** Returns a formerly live or canary version as it was signed. Its folder must still be deployed. */
async function releasedVersion(
  { sites, registry }: Bank,
  name: string,
  version: string,
): Promise<{ version: ReleaseVersion; manifest: RemoteManifest }> {
  const text = await sites.fetch(name, `${version}/${VERSION_FILE}`);
  const deployed = () => sites.versionsOf(name).then((versions) => versions.join(', '));
  if (!text) {
    throw new CommandError(
      `Version ${version} of ${name} is not deployed.`,
      `Choose a deployed version: ${await deployed()}.`,
    );
  }
  const parsed = parseVersion(text.toString(), version);
  const published = await describeDeployed(parsed, sites.originOf(name), (file) =>
    sites.fetch(name, `${version}/${file}`),
  );
  const known = (await registry.readHistory(name, HISTORY_LIMIT)).find(
    (entry) => entry.version === version,
  );
  const hash = integrityOf(text);
  const signed = known && signedVersions(known.signed).find((one) => one.version === version);
  if (signed && signed.files !== hash) {
    throw new CommandError(
      `The version.json of ${version} differs from the signed release.`,
      'A deployed folder was changed. Choose another version.',
    );
  }
  return {
    version: { ...published, ...(signed?.source && { source: signed.source }) },
    manifest: parsed.remote as RemoteManifest,
  };
}

function signedVersions(signed: string): ReleaseVersion[] {
  const record = JSON.parse(signed) as {
    live: ReleaseVersion;
    canary: { version: ReleaseVersion } | null;
  };
  return record.canary ? [record.canary.version, record.live] : [record.live];
}

/** Returns the version that was live before `version`; null if unknown, not deployed, or `replaced`. */
async function versionBefore(
  { sites, registry }: Bank,
  name: string,
  version: string,
  replaced: string,
): Promise<ReleaseVersion | null> {
  const deployed = await sites.versionsOf(name);
  for (const { signed } of await registry.readHistory(name, HISTORY_LIMIT)) {
    const record = JSON.parse(signed) as { live: ReleaseVersion; previous: ReleaseVersion | null };
    if (record.live.version !== version) continue;
    const { previous } = record;
    const isGood = previous && previous.version !== replaced && deployed.includes(previous.version);
    return isGood ? previous : null;
  }
  return null;
}
