import {
  parseRegistry,
  type Registry,
  type RemoteVersions,
  verifyRegistry,
  versionsOf,
} from '@bank/contracts';
import type { LineOf } from './fetch-line';
import { reportError } from './report-error';
import { fetchText, openSigned, type RegistrySource } from './signed-file';

/**
 * Reads the whole registry, with all versions and hashes. Rejects with a sentence when it can't be
 * reached, isn't signed by a key that this site trusts, or isn't a registry.
 */
export async function fetchRegistry(
  { url, keys }: RegistrySource,
  signal: AbortSignal,
): Promise<Registry> {
  return openSigned(await fetchText(url, signal), keys, parseRegistry, verifyRegistry);
}

/** What the registry as it is now says of a remote; rejects where it is older than the line that is wanted. */
export async function versionsInRegistry(
  { name, at }: LineOf,
  source: RegistrySource,
  signal: AbortSignal,
): Promise<RemoteVersions> {
  const { revision, remotes, rejected } = await fetchRegistry(source, signal);
  for (const problem of rejected) reportError(new Error(`registry: ${problem}`));
  const remote = remotes.find((candidate) => candidate.name === name);
  if (revision >= at && remote) return versionsOf(remote);
  throw new Error(`Revision ${revision} of the registry knows no ${name} of revision ${at}`);
}
