import type { Environment, RegistryIndex, ReleaseRecord } from '@bank/contracts';
import { overridden, type Override, readOverrides } from './override';
import { previewCodes } from './preview-link';
import { openPreviews, previewedRelease, type Previews, withPreviews } from './previews';

/** What this browser shows instead of live versions: a developer's overrides, and previews. */
export type Substitutes = {
  overrides: readonly Override[];
  /** Known once an index was given to `applyToIndex`. */
  previews(): Previews;
  /** The index with the previews' menu entries and routes. */
  applyToIndex(index: RegistryIndex): Promise<RegistryIndex>;
  /** The release record with the remote's substitute, if it has one; `read` reads the live one. */
  applyToRelease(name: string, read: () => Promise<ReleaseRecord>): Promise<ReleaseRecord>;
};

/** Reads this browser's overrides and this tab's previews. */
export function readSubstitutes(environment: Environment): Substitutes {
  const overrides = readOverrides(environment.overrideOrigins ?? []);
  const codes = previewCodes();
  let previews: Previews = { open: [], refused: 0 };
  return {
    overrides,
    previews: () => previews,
    async applyToIndex(index) {
      previews = await openPreviews(codes, environment, index.revoked);
      return withPreviews(index, previews);
    },
    async applyToRelease(name, read) {
      const preview = previews.open.find((one) => one.name === name);
      return preview ? previewedRelease(preview, read) : overridden(await read(), overrides);
    },
  };
}
