import {
  indexEntry,
  parseIndexTranslations,
  verifyRelease,
  type RegistryIndex,
  type ReleaseRecord,
  type ReleaseUndo,
  type ReleaseUndos,
  type ReleaseVersion,
  type RemoteSummary,
  type Trust,
} from '@bank/contracts';
import {
  type Bank,
  liveRemote,
  type LiveRemote,
  readIndex,
  readTrust,
  type Translations,
} from './live-remote';
import { CommandError } from './command-error';
import type { Action, HistoryNote, StoredRelease } from './registry-store';

/** Reason and time of a release. Its author is the signed-in account. */
export type Note = { why: string; at: Date };

/** The next release of one remote. */
export type ReleasePlan = Pick<ReleaseRecord, 'name' | 'live' | 'previous' | 'canary'> & {
  summary: RemoteSummary;
  canarySummary: RemoteSummary | null;
  /** The summary of the previous version. If it is known, browsers can roll the release back. */
  previousSummary?: RemoteSummary | null;
  /** Translated titles and labels; absent if they do not change. */
  texts?: Translations;
  note: Omit<HistoryNote, 'why'>;
};

/** The history entry of a version. The source of a version of `npm start` is unknown. */
const sourceOf = ({ version, source }: ReleaseVersion) => ({
  version,
  commit: source?.commit ?? 'unknown',
  isDirty: source?.isDirty ?? true,
});

export function historyNote(action: Action, version: ReleaseVersion): ReleasePlan['note'] {
  return { action, ...sourceOf(version) };
}

/** Optimistic concurrency: another release of the same remote was committed since this one began. */
class RevisionConflict extends CommandError {
  constructor(name: string) {
    super(
      `Another release of ${name} became live in the meantime. Yours was not published.`,
      'Check it with npm run release -- history, then run the same command again.',
    );
  }
}

/** The rules check each document of a commit: more remotes would exceed Firestore's limits. */
const MAX_REMOTES_PER_COMMIT = 8;

const DAY_MS = 86_400_000;
/** A record expires after this many days unless it is renewed. */
const RECORD_DAYS = 120;

const EPOCH_MS = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;

/**
 * A revision is at least the number of minutes since 2026. Even after a loss of data it is therefore
 * higher than every revision that a browser has accepted (replay protection).
 */
export function nextRevision(before: number, at: Date): number {
  return Math.max(before + 1, Math.floor((at.getTime() - EPOCH_MS) / MINUTE_MS));
}

/** Returns the texts of one language with those of the released remotes replaced. */
function withTexts(
  known: Readonly<Record<string, string>> | undefined,
  language: string,
  plans: readonly ReleasePlan[],
): Readonly<Record<string, string>> {
  const replaced = new Set(plans.filter(({ texts }) => texts).map(({ name }) => name));
  const kept = Object.entries(known ?? {}).filter(([name]) => !replaced.has(name));
  const added = plans.flatMap(({ name, texts, canary }) => {
    const own = texts?.[language];
    // Beside a canary, the live version keeps its translations.
    const live = texts && canary ? parseIndexTranslations(known)[name] : undefined;
    return own || live ? [[name, JSON.stringify({ ...own, ...live })] as const] : [];
  });
  return Object.fromEntries([...kept, ...added]);
}

async function signRecord(
  { keys }: Bank,
  plan: ReleasePlan,
  { revision, at, trust }: { revision: number; at: Date; trust: Trust },
): Promise<StoredRelease> {
  const { name, live, previous, canary } = plan;
  const expires = new Date(at.getTime() + RECORD_DAYS * DAY_MS).toISOString();
  const record: ReleaseRecord = {
    ...{ document: 'release', name, revision, expires, live, previous, canary },
  };
  const { team, delegation } = keys.signer();
  const release = { revision, ...team.sign(record), delegation };
  // Never publish a record that the host would reject.
  const opened = await verifyRelease(release, name, trust);
  if (opened.ok && !opened.value.isExpired) return release;
  throw new CommandError(
    `Browsers would reject this release of ${name}: ${opened.ok ? 'its key has expired' : opened.problem}.`,
    'Check RELEASE_SIGNING_KEY and RELEASE_DELEGATION, or ask for a new delegation.',
  );
}

type SigningContext = Parameters<typeof signRecord>[2];

/**
 * Pre-signs the record that undoes this release. An administrator's browser has no signing key, but
 * can publish this record in an emergency.
 */
async function signUndos(
  bank: Bank,
  plan: ReleasePlan,
  next: SigningContext,
): Promise<ReleaseUndos> {
  const { live, previous, canary, summary, previousSummary } = plan;
  const undo = async (
    target: Pick<ReleasePlan, 'live' | 'previous'>,
    targetSummary: RemoteSummary,
    version: ReleaseVersion,
  ): Promise<ReleaseUndo> => ({
    ...(await signRecord(bank, { ...plan, ...target, canary: null }, next)),
    entry: indexEntry(next.revision, targetSummary, null),
    ...sourceOf(version),
  });
  if (canary) return { abort: await undo({ live, previous }, summary, canary.version) };
  if (!previous || !previousSummary) return {};
  return { rollback: await undo({ live: previous, previous: null }, previousSummary, previous) };
}

/**
 * Publishes releases atomically, in one transaction. `plan` receives the live state that the transaction
 * has read and may be called more than once (retry). Throws a RevisionConflict if a remote's revision is
 * no longer that in `bases`.
 */
export async function commitRelease(
  bank: Bank,
  names: readonly string[],
  { why, at }: Note,
  plan: (
    live: ReadonlyMap<string, LiveRemote | null>,
    index: RegistryIndex,
  ) => Promise<ReleasePlan[]>,
  bases: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  if (names.length > MAX_REMOTES_PER_COMMIT) {
    throw new CommandError(
      `At most ${MAX_REMOTES_PER_COMMIT} remotes can become live together.`,
      'Publish them in two commands.',
    );
  }
  const { registry, keys } = bank;
  await registry.update(names, async ({ index: stored, releases }) => {
    const index = readIndex(stored);
    const trust = await readTrust(stored, keys);
    const live = new Map<string, LiveRemote | null>();
    for (const name of names) {
      const release = releases.get(name) ?? null;
      if (bases.has(name) && bases.get(name) !== (release?.revision ?? 0))
        throw new RevisionConflict(name);
      live.set(name, await liveRemote(name, index, release, trust));
    }
    const plans = await plan(live, index);
    const remotes = { ...stored?.remotes };
    const signedReleases = plans.map(async (planned) => {
      const { name, note, summary, canary, canarySummary } = planned;
      const revision = nextRevision(releases.get(name)?.revision ?? 0, at);
      const canaryEntry = canary &&
        canarySummary && {
          version: canary.version.version,
          share: canary.share,
          summary: canarySummary,
        };
      remotes[name] = indexEntry(revision, summary, canaryEntry);
      const release = await signRecord(bank, planned, { revision, at, trust });
      const undo = JSON.stringify(
        await signUndos(bank, planned, { revision: revision + 1, at, trust }),
      );
      return [name, { ...release, undo, note: { ...note, why } }] as const;
    });
    return {
      index: {
        revision: nextRevision(stored?.revision ?? 0, at),
        changed: plans.map(({ name }) => name),
        remotes,
        de: withTexts(stored?.de, 'de', plans),
        fr: withTexts(stored?.fr, 'fr', plans),
        ...(stored?.revoked && { revoked: stored.revoked }),
      },
      releases: new Map(await Promise.all(signedReleases)),
    };
  });
}
