import { nextRevision } from './commit-release';
import { type Bank, readLiveRemotes, readRevocations } from './live-remote';
import { CommandError } from './command-error';
import { signRevocations } from './release-keys';
import type { SigningKey } from './signing-key';

/**
 * Revokes a team's key for all browsers, from their next visit on. Throws while a live record is signed
 * with that key, because browsers would fall back to an earlier version. Signs the whole list again, so that
 * another trusted root key can take it over.
 */
export async function revoke(bank: Bank, root: SigningKey, key: string): Promise<void> {
  const { registry, keys } = bank;
  const { remotes } = await readLiveRemotes(bank);
  const inUse: string[] = [];
  for (const { name } of remotes) if ((await signingKeyOf(bank, name)) === key) inUse.push(name);
  if (inUse.length > 0) {
    throw new CommandError(
      `The live releases of ${inUse.join(', ')} are signed with that key.`,
      `Sign them with another key first: npm run release -- renew ${inUse.join(' ')}`,
    );
  }
  await registry.update([], async ({ index }) => {
    if (!index) throw new CommandError('Nothing is live.', 'There is nothing to revoke.');
    const revoked = signRevocations(root, await readRevocations(index, keys.rootKeys), key);
    const revision = nextRevision(index.revision, new Date());
    return { index: { ...index, revision, changed: [], revoked }, releases: new Map() };
  });
}

/** Returns the public key that signed the live record of a remote; null if it was never released. */
export async function signingKeyOf({ registry }: Bank, name: string): Promise<string | null> {
  const release = await registry.readRelease(name);
  if (!release) return null;
  const { signed } = JSON.parse(release.delegation) as { signed: string };
  return (JSON.parse(signed) as { key: string }).key;
}
