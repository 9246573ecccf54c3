import type { Environment } from './environment';

/** The collection with one release record for each remote. */
export const RELEASES = 'releases';
/** The document that lists all remotes. */
export const INDEX_PATH = 'registry/index';
/** The index as it was when the host was deployed, in the host's own files. */
export const SNAPSHOT_INDEX = 'registry/index.json';

/** The release record of a remote as it was when the host was deployed, in the host's own files. */
export function snapshotFile(name: string): string {
  return `registry/releases/${name}.json`;
}

/** What of a page's environment says where the registry is. */
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

/** Where a browser reads the index, with the texts of one language. English is in the index itself. */
export function indexUrl(address: RegistryAddress, language: string): string {
  const texts = language === 'en' ? [] : [language];
  return documentUrl(address, INDEX_PATH, ['revision', 'remotes', 'revoked', ...texts]);
}

/** Where a browser reads the release record of a remote. */
export function releaseUrl(address: RegistryAddress, name: string): string {
  return documentUrl(address, `${RELEASES}/${name}`, ['signed', 'signature', 'delegation']);
}
