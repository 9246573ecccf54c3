import { verifyRevocations } from '@bank/contracts';
import { browserStore } from './browser-store';
import { documentOf, reportError } from './report-error';
import type { RegistrySource } from './registry-source';
import type { ReportedVersion } from './version-of-file';

const KEY = 'bank.revoked';

/**
 * Returns all revoked keys: those built into the page, those in the index, and those this browser has
 * read before. Omitting the list or replaying an older one therefore restores no key.
 */
export async function revokedKeys(
  { registry }: RegistrySource,
  current: string | undefined,
): Promise<readonly string[]> {
  const stored = browserStore.read(KEY);
  /** A stored list can't be repaired by an operator: it is only logged. */
  const read = async (text: string | null | undefined, of?: ReportedVersion) => {
    if (!text) return null;
    const list = await verifyRevocations(text, registry.rootKeys);
    if (list.ok) return list.value;
    const error = new Error(`The list of revoked keys is refused: ${list.problem}`);
    reportError(error, of);
    return null;
  };
  const [before, now] = [await read(stored), await read(current, documentOf('revoked'))];
  const isNewer = now && current && (!before || now.revision > before.revision);
  if (isNewer) browserStore.write(KEY, current);
  return [...registry.revokedKeys, ...(before?.keys ?? []), ...(now?.keys ?? [])];
}
