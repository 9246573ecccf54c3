import type { ReleaseVersion, RemoteManifest } from '@bank/contracts';
import { commitRelease, type Note } from './commit-release';
import { type Bank, type LiveRemote, readLiveRemotes } from './live-remote';
import { prune } from './prune';
import { planRelease, publish } from './publish';
import type { Build } from './site-store';

/** How many old versions of each remote a local bank keeps. */
const KEEP = 5;

/** A remote served by a dev server. It has no integrity hash, because its files change constantly. */
export type DevVersion = { entry: string; manifest: RemoteManifest };

function devVersion({ entry, manifest }: DevVersion): ReleaseVersion {
  return { version: 'dev', entry, integrity: null, files: null, contract: manifest.contract };
}

function isLiveOrCanary({ record }: LiveRemote, version: string): boolean {
  return [record?.live.version, record?.canary?.version.version].includes(version);
}

/** The port or the domain may have changed since the release. */
function hasOriginChanged({ record }: LiveRemote, origin: string): boolean {
  return record !== null && new URL(record.live.entry).origin !== origin;
}

/** Releases new builds, and the dev servers' remotes, to the local bank. */
export async function releaseBuilds(
  bank: Bank,
  builds: readonly Build[],
  devServers: Readonly<Record<string, DevVersion>>,
): Promise<void> {
  const note: Note = { why: 'the bank was started', at: new Date() };
  const { remotes } = await readLiveRemotes(bank);
  const live = new Map(remotes.map((remote) => [remote.name, remote]));
  const newBuilds = builds.filter(({ version: { name, version } }) => {
    const remote = live.get(name);
    if (!remote?.record || remote.isExpired) return true;
    return !isLiveOrCanary(remote, version) || hasOriginChanged(remote, bank.sites.originOf(name));
  });
  if (newBuilds.length > 0) {
    // A dev server's remote is released after the builds that link to it.
    const known = Object.values(devServers).map(({ manifest }) => manifest);
    await publish(bank, new Map(), newBuilds, { ...note, known });
    await prune(bank, KEEP);
  }
  const served = Object.entries(devServers).map(([name, dev]) => ({
    ...{ name, manifest: dev.manifest, version: devVersion(dev) },
  }));
  if (served.length === 0) return;
  const names = served.map(({ name }) => name);
  await commitRelease(bank, names, note, () =>
    Promise.resolve(served.map((remote) => planRelease(remote, null))),
  );
}
