import { findSites, readProductSbom } from '@bank/release';

/** The references (`react@19.3.1`) of all production dependencies of host and remotes. */
export async function readShipped(root: string): Promise<Set<string>> {
  const { all } = await findSites(root);
  const { components } = await readProductSbom(
    root,
    all.map((site) => `@bank/${site}`),
  );
  return new Set(components.map((component) => component['bom-ref']));
}
