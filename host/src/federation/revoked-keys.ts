import { openRevocations } from '@bank/contracts';
import { browserStore } from './browser-store';
import { reportError } from './report-error';
import type { RegistrySource } from './registry-source';

const KEY = 'bank.revoked';

/**
 * The keys that were revoked: as this page was deployed, as the index says now, and as this browser has
 * ever read. Omitting the list, or serving an earlier one, brings no key back.
 */
export async function revokedKeys(
  { registry }: RegistrySource,
  current: string | undefined,
): Promise<readonly string[]> {
  const known = browserStore.read(KEY);
  const read = async (text: string | null | undefined) => {
    if (!text) return null;
    const list = await openRevocations(text, registry.rootKeys);
    if (!list.ok) reportError(new Error(`The list of revoked keys is refused: ${list.problem}`));
    return list.ok ? list.value : null;
  };
  const [before, now] = [await read(known), await read(current)];
  const isNewer = now && current && (!before || now.revision > before.revision);
  if (isNewer) browserStore.write(KEY, current);
  return [...registry.revokedKeys, ...(before?.keys ?? []), ...(now?.keys ?? [])];
}
