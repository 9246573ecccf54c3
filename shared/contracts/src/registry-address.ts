import type { Environment } from './environment';

/** The collection with one release record for each remote. */
export const RELEASES = 'releases';
/** The index document, which lists all remotes. */
export const INDEX_PATH = 'registry/index';
/** Fallback: the snapshot of the index in the host's files, taken at deployment. */
export const SNAPSHOT_INDEX = 'registry/index.json';

/** Fallback: the snapshot of a remote's release record in the host's files, taken at deployment. */
export function snapshotFile(name: string): string {
  return `registry/releases/${name}.json`;
}

/** The part of the environment that locates the registry. */
export type RegistryAddress = {
  registry: Pick<Environment['registry'], 'url'>;
  firebase: Pick<Environment['firebase'], 'apiKey'>;
};

function documentUrl(
  { registry, firebase }: RegistryAddress,
  path: string,
  fields: readonly string[],
) {
  const query = new URLSearchParams({ key: firebase.apiKey, prettyPrint: 'false' });
  for (const field of fields) query.append('mask.fieldPaths', field);
  return `${registry.url}/${path}?${query}`;
}

/** The URL of the index, with one language's translations. English is part of the index. */
export function indexUrl(address: RegistryAddress, language: string): string {
  const texts = language === 'en' ? [] : [language];
  return documentUrl(address, INDEX_PATH, ['revision', 'remotes', 'revoked', ...texts]);
}

/** The URL of a remote's release record. */
export function releaseUrl(address: RegistryAddress, name: string): string {
  return documentUrl(address, `${RELEASES}/${name}`, ['signed', 'signature', 'delegation']);
}
