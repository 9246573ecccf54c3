import { join } from 'node:path';
import { readJson } from '@bank/release';
import * as v from 'valibot';

const Entry = v.object({
  name: v.optional(v.string()),
  version: v.optional(v.string(), ''),
  // Old packages have an object or a list here, which is not an SPDX expression.
  license: v.fallback(v.optional(v.string()), undefined),
  integrity: v.optional(v.string()),
  resolved: v.optional(v.string()),
  deprecated: v.optional(v.string()),
  hasInstallScript: v.optional(v.boolean(), false),
  inBundle: v.optional(v.boolean(), false),
  link: v.optional(v.boolean(), false),
});

const Lock = v.object({ lockfileVersion: v.literal(3), packages: v.record(v.string(), Entry) });

/** An installed third-party package, as listed in package-lock.json. */
export type LockPackage = Omit<v.InferOutput<typeof Entry>, 'name' | 'link'> & {
  name: string;
  /** `react@19.3.1`, also the reference in an SBOM. */
  id: string;
};

/** All third-party packages of package-lock.json, without the workspaces; works offline. */
export async function readLockPackages(root: string): Promise<LockPackage[]> {
  const { packages } = await readJson(join(root, 'package-lock.json'), Lock, 'Run npm install.');
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => {
      const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 13);
      return { ...entry, name, id: `${name}@${entry.version}` };
    });
}
