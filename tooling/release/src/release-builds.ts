import { verifyRegistry } from '@bank/contracts';
import { prune } from './prune';
import { publish } from './publish';
import {
  type PublishedRegistry,
  type PublishedRemote,
  type PublishedVersion,
  withLive,
  withRemotes,
} from './registry';
import { REGISTRY } from './sites';
import type { Build, Target } from './target';

/** How many versions of each remote a bank keeps when it is put together anew. */
const KEEP = 5;

const NOTE = { who: 'assembling', why: 'the bank was put together', action: 'assemble' } as const;

/**
 * Releases the builds that are not live yet, all in one revision, and takes along what has changed
 * around them: the sites' addresses, the key, remotes that are gone or that something else serves.
 */
export async function releaseBuilds(
  target: Target,
  names: readonly string[],
  builds: readonly Build[],
  servedElsewhere: Readonly<Record<string, PublishedVersion>>,
): Promise<void> {
  const live = await target.readRegistry();
  const base = live && { ...live, remotes: movedTo(target, names, live.remotes) };
  const fresh = builds.filter(({ version }) => !isNamed(base, version.name, version.version));
  const at = new Date();
  if (fresh.length > 0) {
    await publish(target, base, fresh, { ...NOTE, at });
    await prune(target, KEEP);
  }
  const elsewhere = Object.entries(servedElsewhere).map(([name, version]) =>
    withLive(undefined, name, version),
  );
  const isStale = fresh.length === 0 && (await hasChanged(target, live, base));
  if (elsewhere.length === 0 && !isStale) return;
  const now = fresh.length > 0 ? await target.readRegistry() : base;
  const change = { ...NOTE, at: at.toISOString(), remotes: [] };
  await target.replaceRegistry(withRemotes(now, elsewhere, change));
}

/** A version that is live or tried needs no release; a rolled back one does, being built again. */
function isNamed(registry: PublishedRegistry | null, name: string, version: string): boolean {
  const remote = registry?.remotes.find((candidate) => candidate.name === name);
  return [remote?.live.version, remote?.canary?.version.version].includes(version);
}

async function hasChanged(
  target: Target,
  live: PublishedRegistry | null,
  base: PublishedRegistry | null,
): Promise<boolean> {
  if (JSON.stringify(live) !== JSON.stringify(base)) return true;
  const served = await target.read(REGISTRY, 'registry.json');
  // A registry from before there were lines says nothing of their revisions.
  if (!served || live?.remotes.some(({ at }) => at === undefined)) return true;
  return !(await verifyRegistry(JSON.parse(served.toString()), [target.key.publicKey])).ok;
}

function movedTo(
  target: Target,
  names: readonly string[],
  remotes: readonly PublishedRemote[],
): PublishedRemote[] {
  const moved = (version: PublishedVersion) => ({
    ...version,
    entry: `${target.originOf((version.remote as { name: string }).name)}${new URL(version.entry).pathname}`,
  });
  return remotes
    .filter(({ name }) => names.includes(name))
    .map((remote) => {
      const { live, previous, canary } = remote;
      return {
        ...remote,
        live: moved(live),
        previous: previous && moved(previous),
        canary: canary && { ...canary, version: moved(canary.version) },
      };
    });
}
