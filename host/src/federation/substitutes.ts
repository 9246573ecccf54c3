import type { Environment, RegistryIndex, ReleaseRecord } from '@bank/contracts';
import { overridden, type Override, readOverrides } from './override';
import { previewCodes } from './preview-link';
import { openPreviews, previewedRelease, type Previews, withPreviews } from './previews';

/** Versions that replace live ones in this browser: a developer's overrides, and previews. */
export type Substitutes = {
  overrides: readonly Override[];
  /** Available after `applyToIndex`. */
  previews(): Previews;
  /** Adds the previews' menu entries and routes to the index. */
  applyToIndex(index: RegistryIndex): Promise<RegistryIndex>;
  /** Returns the release record with the remote's substitute, if any; `read` reads the live record. */
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
