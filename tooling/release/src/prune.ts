import type { PublishedRemote } from './registry';
import { revisionsOf } from './history';
import type { Target } from './target';

/**
 * Removes versions of every remote but the `keep` that were live last. What is live, was live
 * before it, or is a canary always stays; and so does what was never released: somebody may be just
 * about to. Returns what was removed, as `remote/version`.
 */
export async function prune(target: Target, keep: number): Promise<string[]> {
  const registry = await target.readRegistry();
  const kept = new Map(registry?.remotes.map((remote) => [remote.name, namedIn(remote)]));
  const released = new Set<string>();
  for await (const { remotes, change } of revisionsOf(target)) {
    for (const { name, to } of change.remotes) released.add(`${name}/${to}`);
    for (const { name, live } of remotes) {
      const versions = kept.get(name);
      if (versions && versions.size < keep) versions.add(live.version);
    }
  }
  const removed: string[] = [];
  for (const [name, versions] of kept) {
    for (const version of await target.versionsOf(name)) {
      const what = `${name}/${version}`;
      if (versions.has(version) || !released.has(what)) continue;
      await target.removeVersion(name, version);
      removed.push(what);
    }
  }
  return removed;
}

function namedIn({ live, previous, canary }: PublishedRemote): Set<string> {
  const versions = [live, previous, canary?.version].map((version) => version?.version);
  return new Set(versions.filter((version) => version !== undefined));
}
