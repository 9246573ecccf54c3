import type { PublishedRegistry, PublishedRemote } from './registry';
import type { Target } from './target';

/** Every revision that is kept, the latest first. */
export async function* revisionsOf(target: Target): AsyncGenerator<PublishedRegistry> {
  const latest = (await target.readRegistry())?.revision ?? 0;
  for (let revision = latest; revision > 0; revision -= 1) {
    const registry = await target.readRevision(revision);
    if (registry) yield registry;
  }
}

/** What was released, the latest first, one line each: when, who, what, why. */
export async function history(target: Target, name?: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const { revision, change } of revisionsOf(target)) {
    const { action, at, who, why, remotes } = change;
    const what = remotes
      .filter((remote) => name === undefined || remote.name === name)
      .map(({ name: of, from, to, share }) => {
        const extent = share === undefined ? '' : ` (${share} %)`;
        return `${of} ${from === to ? to : `${from ?? 'none'} → ${to}`}${extent}`;
      });
    if (what.length === 0) continue;
    lines.push(`${revision}  ${at}  ${who}  ${action}  ${what.join(', ')}  ${why}`);
  }
  return lines;
}

/** What is live, one line a remote. */
export function status(registry: PublishedRegistry): string[] {
  const width = Math.max(...registry.remotes.map(({ name }) => name.length));
  return registry.remotes.map((remote) => `${remote.name.padEnd(width)}  ${describe(remote)}`);
}

function describe({ live, previous, canary }: PublishedRemote): string {
  return [
    `live ${live.version}`,
    previous && `before it ${previous.version}`,
    canary && `canary ${canary.version.version} for ${canary.share} %`,
  ]
    .filter(Boolean)
    .join(', ');
}
