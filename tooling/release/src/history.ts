import type { ReleaseVersion } from '@bank/contracts';
import { type Bank, type LiveRemote, readLiveRemotes } from './live-remote';
import type { HistoryEntry } from './registry-store';

/** Returns the release history, newest first, one line per release: when, who, what, why. */
export async function history({ registry }: Bank, name?: string): Promise<string[]> {
  const entries = await registry.readHistory(name, 1000);
  return entries.map(describeEntry);
}

function describeEntry(entry: HistoryEntry): string {
  const { at, email, action, remote, version, commit, isDirty, why, revision } = entry;
  const { canary } = JSON.parse(entry.signed) as { canary: { share: number } | null };
  const extent = action === 'canary' && canary ? ` (${canary.share} %)` : '';
  const source = `${commit.slice(0, 12)}${isDirty ? ' with uncommitted changes' : ''}`;
  return `${at.toISOString()}  ${email}  ${action}  ${remote} ${version}${extent}  ${source}  ${why}  (revision ${revision})`;
}

/** Returns the live version of each remote, one line per remote. */
export async function status(bank: Bank): Promise<string[]> {
  const { remotes } = await readLiveRemotes(bank);
  const width = Math.max(0, ...remotes.map(({ name }) => name.length));
  return remotes.map((remote) => `${remote.name.padEnd(width)}  ${describe(remote)}`);
}

function describe({ record, problem, isExpired }: LiveRemote): string {
  if (!record) return `not trusted: ${problem}`;
  const { live, previous, canary, expires } = record;
  return [
    `live ${nameOf(live)}`,
    previous && `previous ${previous.version}`,
    canary && `canary ${nameOf(canary.version)} for ${canary.share} %`,
    isExpired
      ? `EXPIRED on ${expires}: npm run release -- renew`
      : `expires ${expires.slice(0, 10)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function nameOf({ version, source }: ReleaseVersion): string {
  return source?.isDirty ? `${version} (uncommitted changes)` : version;
}
