import { verifyPreview, type ReleasePreview, type RemoteManifest } from '@bank/contracts';
import { assertPreflight, preflightViolations, readHostCapabilities } from './preflight';
import { type Bank, readIndex, readTrust } from './live-remote';
import { CommandError } from './command-error';
import { type ReleaseBuild, uploadVerified } from './publish';
import { HOST } from './sites';
import { publishedVersion } from './version';

const DAY_MS = 86_400_000;

/**
 * Uploads a build next to the released versions and returns a preview link, which is valid for `days`.
 * Only reads the registry: nothing becomes live.
 */
export async function preview(
  { sites, registry, keys }: Bank,
  build: ReleaseBuild,
  { days, at }: { days: number; at: Date },
): Promise<string> {
  const { name } = build.version;
  const index = await registry.readIndex();
  const host = await readHostCapabilities(sites);
  const origin = sites.originOf(name);
  assertPreflight(preflightViolations(build.version, host, readIndex(index), origin));
  await uploadVerified(sites, build);
  const { title, kind, routes, menu } = build.version.remote as RemoteManifest;
  const content: ReleasePreview = {
    document: 'preview',
    name,
    expires: new Date(at.getTime() + days * DAY_MS).toISOString(),
    version: await publishedVersion(build, origin, build.source),
    outline: { name, title, kind, routes, menu },
  };
  const { team, delegation } = keys.signer();
  const envelope = { name, ...team.sign(content), delegation };
  const trust = await readTrust(index, keys);
  const opened = await verifyPreview(envelope, name, trust, at.getTime());
  if (!opened.ok) {
    throw new CommandError(
      `Browsers would reject this preview of ${name}: ${opened.problem}.`,
      'Check RELEASE_SIGNING_KEY and RELEASE_DELEGATION, or ask for a new delegation.',
    );
  }
  const code = Buffer.from(JSON.stringify(envelope)).toString('base64url');
  return `${sites.originOf(HOST)}${routes[0]?.path ?? '/'}#preview=${code}`;
}
