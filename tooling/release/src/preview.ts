import { openPreview, type ReleasePreview, type RemoteManifest } from '@bank/contracts';
import { objections, readHostFacts } from './gate';
import { type Bank, readIndex, revokedKeys } from './live-remote';
import { CommandError } from './command-error';
import { type ReleaseBuild, uploadVerified } from './publish';
import { HOST } from './sites';
import { publishedVersion } from './version';

const DAY_MS = 86_400_000;

/**
 * Uploads a build next to the released versions and returns a link that shows it to the people who have
 * the link, until `days` have passed. The registry is only read: nothing becomes live.
 */
export async function preview(
  { sites, registry, keys }: Bank,
  build: ReleaseBuild,
  { days, at }: { days: number; at: Date },
): Promise<string> {
  const { name } = build.version;
  const index = await registry.readIndex();
  const found = objections(
    build.version,
    await readHostFacts(sites),
    readIndex(index),
    sites.originOf(name),
  );
  if (found.length > 0) {
    throw new CommandError(
      `The release gate refused it:\n\n${found.map((line) => `    ${line}`).join('\n')}\n`,
      'Nothing was changed. Correct what it names and try again.',
    );
  }
  await uploadVerified(sites, build);
  const { title, kind, routes, menu } = build.version.remote as RemoteManifest;
  const content: ReleasePreview = {
    document: 'preview',
    name,
    expires: new Date(at.getTime() + days * DAY_MS).toISOString(),
    version: await publishedVersion(build, sites.originOf(name), build.source),
    outline: { name, title, kind, routes, menu },
  };
  const { team, delegation } = keys.signer();
  const envelope = { name, ...team.sign(content), delegation };
  const trust = { rootKeys: keys.rootKeys, revokedKeys: await revokedKeys(index, keys.rootKeys) };
  const opened = await openPreview(envelope, name, trust, at.getTime());
  if (!opened.ok) {
    throw new CommandError(
      `Pages would refuse this preview of ${name}: ${opened.problem}.`,
      'Check RELEASE_SIGNING_KEY and RELEASE_DELEGATION, or ask for a new delegation.',
    );
  }
  const code = Buffer.from(JSON.stringify(envelope)).toString('base64url');
  return `${sites.originOf(HOST)}${routes[0]?.path ?? '/'}#preview=${code}`;
}
