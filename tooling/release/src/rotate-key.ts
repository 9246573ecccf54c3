import type { KeyDelegation } from '@bank/contracts';
import type { Note } from './commit-release';
import { CommandError } from './command-error';
import { type Bank, readLiveRemotes } from './live-remote';
import { renew } from './promote-and-rollback';
import { signDelegation } from './release-keys';
import { revoke, signingKeyOf } from './revoke';
import { createKey, type SigningKey } from './signing-key';

type Rotation = {
  /** The new public key, and the root key's delegation to it. */
  publicKey: string;
  delegation: string;
  /** The live remotes that were signed again. */
  renewed: string[];
  /** The public keys that had signed them. */
  replaced: string[];
};

type RotateOptions = Pick<KeyDelegation, 'remotes' | 'until'> & {
  /** The file of the new private key. */
  file: string;
  note: Note;
  /** Revokes the replaced keys. */
  isRevoked: boolean;
};

/**
 * Replaces the key that signs the given remotes (`*` for all): creates a key, delegates to it with the
 * root key, and signs the live records again. Needs only the root key, so a lost key can be replaced.
 */
export async function rotateKey(
  bank: Bank,
  root: SigningKey,
  { file, remotes, until, note, isRevoked }: RotateOptions,
): Promise<Rotation> {
  const { keys } = bank;
  // Checked first: a key that cannot sign anything must not be created.
  if (!keys.rootKeys.includes(root.publicKey)) {
    throw new CommandError(
      'The pages of this bank do not trust that root key.',
      'Pass the private key of one of RELEASE_ROOT_KEYS: --root-key <file>',
    );
  }
  const { remotes: live } = await readLiveRemotes(bank);
  const signed = await Promise.all(
    live.map(async ({ name }) => ({ name, key: await signingKeyOf(bank, name) })),
  );
  const isRotated = ({ name }: { name: string }) => remotes.includes('*') || remotes.includes(name);
  const rotated = signed.filter(isRotated);
  const replaced = [...new Set(rotated.flatMap(({ key }) => key ?? []))];
  const others = signed.filter((one) => !isRotated(one) && replaced.includes(one.key ?? ''));
  if (isRevoked && others.length > 0) {
    const names = others.map(({ name }) => name);
    throw new CommandError(
      `The key also signs ${names.join(', ')}, so it cannot be revoked yet.`,
      'Add them to --remotes, or leave out --revoke.',
    );
  }
  const team = await createKey(file);
  const delegation = signDelegation(root, { key: team.publicKey, remotes, until });
  const signing = { ...bank, keys: { ...keys, signer: () => ({ team, delegation }) } };
  const renewed = rotated.map(({ name }) => name);
  await renew(signing, renewed, note);
  if (isRevoked) for (const key of replaced) await revoke(signing, root, key);
  return { publicKey: team.publicKey, delegation, renewed, replaced };
}
