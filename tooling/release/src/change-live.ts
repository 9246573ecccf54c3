import type { ReleaseVersion, RemoteManifest } from '@bank/contracts';
import { commitRelease, type Note, type ReleasePlan } from './commit-release';
import { type Bank, type LiveRemote, requireLive, requireRecord } from './live-remote';
import { CommandError } from './command-error';
import { planOf } from './publish';
import type { Action } from './registry-store';
import { integrityOf, parseVersion, publishedFolder, VERSION_FILE } from './version';

function noteOf(action: Action, { version, source }: ReleaseVersion): ReleasePlan['note'] {
  return {
    action,
    version,
    commit: source?.commit ?? 'unknown',
    isDirty: source?.isDirty ?? false,
  };
}

function requireCanary(live: LiveRemote) {
  const { canary } = requireRecord(live);
  if (canary && live.canarySummary) return { canary, summary: live.canarySummary };
  throw new CommandError(`${live.name} has no canary.`, 'Look at: npm run release -- status');
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

/** Makes a remote's canary live for all browsers. */
export async function promote(bank: Bank, name: string, note: Note): Promise<void> {
  await changeOne(bank, name, note, (live) => {
    const { canary, summary } = requireCanary(live);
    return {
      ...{ name, live: canary.version, previous: requireRecord(live).live, canary: null },
      ...{ summary, canarySummary: null, note: noteOf('promote', canary.version) },
      previousSummary: live.summary,
    };
  });
}

/**
 * Withdraws a remote's canary from all browsers; what is live stays. With `version`, only if that one
 * still is the canary; returns whether it was.
 */
export async function abort(
  bank: Bank,
  name: string,
  note: Note,
  version?: string,
): Promise<boolean> {
  class Gone extends Error {}
  try {
    await changeOne(bank, name, note, (live) => {
      const { canary } = requireRecord(live);
      if (version !== undefined && canary?.version.version !== version) throw new Gone();
      const tried = requireCanary(live).canary.version;
      const { live: current, previous } = requireRecord(live);
      return {
        ...{ name, live: current, previous, canary: null, summary: live.summary },
        ...{ canarySummary: null, note: noteOf('abort', tried) },
      };
    });
    return true;
  } catch (error) {
    if (error instanceof Gone) return false;
    throw error;
  }
}

/** Makes an earlier version live again: the previous one, or `to`. A canary is withdrawn with it. */
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
        `Name one that is deployed: npm run release -- rollback ${name} --to <version>`,
      );
    }
    const { version, manifest } = await releasedVersion(bank, name, target);
    const plan = planOf({ name, version, manifest }, live);
    // The fallback is never the version that is being left.
    const previous = await versionBefore(bank, name, target, record.live.version);
    return { ...plan, previous, note: noteOf('rollback', version) };
  });
}

/** Signs what is live again, unchanged, so that it expires later. Also replaces the key that signed it. */
export async function renew(bank: Bank, names: readonly string[], note: Note): Promise<void> {
  for (const name of names) {
    await changeOne(bank, name, note, (live) => {
      const { live: current, previous, canary } = requireRecord(live);
      return {
        ...{ name, live: current, previous, canary, summary: live.summary },
        ...{ canarySummary: live.canarySummary, note: noteOf('renew', current) },
      };
    });
  }
}

/** How many releases of a remote a rollback looks back. */
const LOOK_BACK = 200;

/** A version that was live or tried before, as it was signed then; its folder must still be deployed. */
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
      `Deployed are: ${await deployed()}.`,
    );
  }
  const parsed = parseVersion(text.toString(), version);
  const published = await publishedFolder(parsed, sites.originOf(name), (file) =>
    sites.fetch(name, `${version}/${file}`),
  );
  const known = (await registry.readHistory(name, LOOK_BACK)).find(
    (entry) => entry.version === version,
  );
  const hash = integrityOf(text);
  const signed = known && signedVersions(known.signed).find((one) => one.version === version);
  if (signed && signed.files !== hash) {
    throw new CommandError(
      `The version.json of ${version} is not the one that was released.`,
      'Somebody has changed a deployed folder. Choose another version.',
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

/** What was live before `version` was first released; null if unknown, not deployed, or `left`. */
async function versionBefore(
  { sites, registry }: Bank,
  name: string,
  version: string,
  left: string,
): Promise<ReleaseVersion | null> {
  const deployed = await sites.versionsOf(name);
  for (const { signed } of await registry.readHistory(name, LOOK_BACK)) {
    const record = JSON.parse(signed) as { live: ReleaseVersion; previous: ReleaseVersion | null };
    if (record.live.version !== version) continue;
    const { previous } = record;
    const isGood = previous && previous.version !== left && deployed.includes(previous.version);
    return isGood ? previous : null;
  }
  return null;
}
