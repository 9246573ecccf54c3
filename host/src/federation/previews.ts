import {
  verifyPreview,
  type RegistryIndex,
  type ReleasePreview,
  type ReleaseRecord,
} from '@bank/contracts';
import type { RegistrySource } from './registry-source';
import { reportError } from './report-error';
import { revokedKeys } from './revoked-keys';

/** The previews of this tab, and the number of refused links. */
export type Previews = { open: readonly ReleasePreview[]; refused: number };

/** A link's code is the base64url of `{ name, signed, signature, delegation }`. */
function decode(code: string): { name?: unknown } {
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
  return typeof value === 'object' && value !== null ? value : {};
}

/** Verifies the links' codes: signature, delegation, revocation and expiry, as for a release record. */
export async function openPreviews(
  codes: readonly string[],
  source: RegistrySource,
  revoked: string | undefined,
): Promise<Previews> {
  const trust = {
    rootKeys: source.registry.rootKeys,
    revokedKeys: await revokedKeys(source, revoked),
  };
  const open = new Map<string, ReleasePreview>();
  let refused = 0;
  for (const code of codes) {
    try {
      const envelope = decode(code);
      const preview = await verifyPreview(envelope, String(envelope.name), trust);
      if (!preview.ok) throw new Error(`The preview link is refused: ${preview.problem}`);
      // The latest link comes first.
      if (!open.has(preview.value.name)) open.set(preview.value.name, preview.value);
    } catch (error) {
      refused += 1;
      reportError(error);
    }
  }
  return { open: [...open.values()], refused };
}

/** Adds the menu entries and routes of the previews to the index; a previewed remote may be new. */
export function withPreviews(index: RegistryIndex, { open }: Previews): RegistryIndex {
  const names = new Set(open.map(({ name }) => name));
  const previewed = open.map(({ name, outline }) => {
    const known = index.remotes.find((remote) => remote.summary.name === name);
    return { summary: outline, revision: known?.revision ?? 0, canary: null };
  });
  const others = index.remotes.filter(({ summary }) => !names.has(summary.name));
  return { ...index, remotes: [...others, ...previewed] };
}

/** Returns the release record with the preview as live version, and the live version as fallback. */
export async function previewedRelease(
  { name, version, expires }: ReleasePreview,
  live: () => Promise<ReleaseRecord>,
): Promise<ReleaseRecord> {
  const current = await live().catch(() => null);
  return {
    ...{ document: 'release', name, revision: current?.revision ?? 1, expires },
    ...{ live: version, previous: current?.live ?? null, canary: null },
  };
}
