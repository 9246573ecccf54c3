import { Problem } from './problem';
import { type Note, replace } from './publish';
import {
  type Action,
  type PublishedRegistry,
  type PublishedRemote,
  type PublishedVersion,
  remoteOf,
  withLive,
  withRemotes,
} from './registry';
import type { Target } from './target';
import { parseVersion, publishedVersion, VERSION_FILE } from './version';

/** Makes a remote's canary live for everybody. */
export async function promote(target: Target, name: string, note: Note) {
  const base = await target.readRegistry();
  const remote = remoteOf(base, name);
  if (!remote.canary) {
    throw new Problem(`${name} has no canary.`, `Look at: npm run release -- status`);
  }
  return change(target, base, 'promote', withLive(remote, name, remote.canary.version), note);
}

/** Takes a remote's canary away from everybody; what is live stays. */
export async function abort(target: Target, name: string, note: Note) {
  const base = await target.readRegistry();
  const remote = remoteOf(base, name);
  if (!remote.canary) {
    throw new Problem(`${name} has no canary.`, `Look at: npm run release -- status`);
  }
  return change(target, base, 'abort', { ...remote, canary: null }, note);
}

/** Makes an earlier version live again: the previous one, or `to`. A canary goes with it. */
export async function rollback(
  target: Target,
  name: string,
  to: string | undefined,
  note: Note,
): Promise<PublishedRegistry> {
  const base = await target.readRegistry();
  const remote = remoteOf(base, name);
  const live = to === undefined ? remote.previous : await deployedVersion(target, name, to);
  if (!live) {
    throw new Problem(
      `${name} has no version before ${remote.live.version}.`,
      `Name one that is deployed: npm run release -- rollback ${name} --to <version>`,
    );
  }
  // Not the version that is left: it is what one flees from.
  const previous = await goodBefore(target, base, name, live.version, remote.live.version);
  return change(target, base, 'rollback', { name, live, previous, canary: null }, note);
}

async function deployedVersion(
  target: Target,
  name: string,
  version: string,
): Promise<PublishedVersion> {
  const text = await target.read(name, `${version}/${VERSION_FILE}`);
  if (text) return publishedVersion(parseVersion(text.toString(), version), target.originOf(name));
  const versions = await target.versionsOf(name);
  throw new Problem(
    `Version ${version} of ${name} is not deployed.`,
    `Deployed are: ${versions.join(', ')}.`,
  );
}

/** What was live before `version` first was; null where that is not known, not deployed, or is `fled`. */
async function goodBefore(
  target: Target,
  base: PublishedRegistry | null,
  name: string,
  version: string,
  fled: string,
): Promise<PublishedVersion | null> {
  const deployed = await target.versionsOf(name);
  for (let revision = base?.revision ?? 0; revision > 0; revision -= 1) {
    const registry = await target.readRevision(revision);
    const remote = registry?.remotes.find((candidate) => candidate.name === name);
    if (remote?.live.version !== version) continue;
    const { previous } = remote;
    return previous && previous.version !== fled && deployed.includes(previous.version)
      ? previous
      : null;
  }
  return null;
}

async function change(
  target: Target,
  base: PublishedRegistry | null,
  action: Action,
  remote: PublishedRemote,
  note: Note,
): Promise<PublishedRegistry> {
  const { name } = remote;
  const next = withRemotes(base, [remote], {
    action,
    at: note.at.toISOString(),
    who: note.who,
    why: note.why,
    remotes: [{ name, from: remoteOf(base, name).live.version, to: remote.live.version }],
  });
  await replace(target, next);
  return next;
}
