import { INDEX_FILE, verifySigned } from '@bank/contracts';
import { hostFiles } from './host-files';
import { Problem } from './problem';
import type { PublishedRegistry } from './registry';
import type { SigningKey } from './signing-key';

/** The registry's site. */
type Place = {
  key: SigningKey;
  /** Replaces a file whole or not at all. */
  put(path: string, text: string): Promise<void>;
  /** What a browser gets. */
  fetch(path: string): Promise<Buffer | null>;
};

async function isSame(served: Buffer | null, text: string, key: SigningKey): Promise<boolean> {
  if (!served) return false;
  try {
    const verified = await verifySigned(JSON.parse(served.toString()), [key.publicKey]);
    const { signed } = JSON.parse(text) as { signed: unknown };
    return verified.ok && JSON.stringify(verified.value) === JSON.stringify(signed);
  } catch {
    return false;
  }
}

/**
 * Writes what the host reads of a registry. The last step, the index, changes what is live for it, as
 * one; before, every line stands there, is read back, and nothing refers to the new ones.
 */
export async function serveToHost(
  { key, put, fetch }: Place,
  registry: PublishedRegistry,
): Promise<void> {
  const { lines, texts, index } = hostFiles(registry, key);
  for (const [path, line] of lines) {
    // No two signatures are the same: a line that is there stays as it is.
    if (await isSame(await fetch(path), line, key)) continue;
    await put(path, line);
    if (await isSame(await fetch(path), line, key)) continue;
    throw new Problem(
      `${path} at the registry's site is not what was written.`,
      'The host goes on with what was live. Look at the site, and run the same command again.',
    );
  }
  for (const [path, words] of texts) await put(path, words);
  await put(INDEX_FILE, index);
}
