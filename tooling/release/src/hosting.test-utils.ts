import { type FakeProject, startFakeProject } from '@bank/fake-project';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FirebaseConfig } from './firebase-config';
import { hostingSites } from './hosting-sites';
import { type SiteStore, type Build } from './site-store';
import { newBuild, putFile } from './builds.test-utils';

const HEADERS = [
  { source: '**', headers: [{ key: 'Access-Control-Allow-Origin', value: '*' }] },
  {
    regex: '\\.[0-9a-f]{8}\\.[a-z0-9.]+$',
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  },
];
const CONFIG: FirebaseConfig = {
  hosting: [{ target: 'host' }, { target: 'remote', headers: HEADERS }],
  firestore: { rules: '', indexes: '' },
  storage: { rules: '' },
};

const siteId = (site: string) => `acme-${site}`;

export type TestHosting = Awaited<ReturnType<typeof startHosting>>;

/** Starts a fake project with the site of the remote `savings`, and creates a folder for builds. */
export async function startHosting() {
  const root = await mkdtemp(join(tmpdir(), 'hosting-'));
  const environment = { ...process.env };
  const project = await startFakeProject({ projectId: 'acme', sites: [siteId('savings')] });
  Object.assign(process.env, project.environment);
  const originOf = (site: string) => project.originOf(siteId(site));
  return {
    project,
    /** Creates a store with an empty cache, like that of another publisher. */
    newStore: (): SiteStore =>
      hostingSites({ projectId: 'acme', siteId, originOf, config: CONFIG }),
    build: (word: string, files: Record<string, string> = {}, remote = 'savings') =>
      newBuild(root, remote, word, { files }),
    /** The paths and hashes of the live files of `savings`. */
    live: () => project.fingerprint()[siteId('savings')],
    /** Makes an earlier version of `savings` live again, as the console does. */
    rollBack: (version: string) =>
      release(project, `sites/${siteId('savings')}/versions/${version}`),
    uploads: () => project.requests().filter((request) => request.startsWith('POST /upload/')),
    async stop() {
      process.env = environment;
      await project.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Releases a version of `savings` directly through the API. */
async function release({ environment }: FakeProject, versionName: string): Promise<void> {
  const api = `${environment.FIREBASE_HOSTING_API_URL}/v1beta1/projects/acme`;
  const url = `${api}/sites/${siteId('savings')}/releases?versionName=${versionName}`;
  const response = await fetch(url, { method: 'POST', body: '{}' });
  if (!response.ok) throw new Error(await response.text());
}

/** Deploys a build's folder directly through the API, with a different compression level. */
export async function deployFolder(
  project: FakeProject,
  { version, folder }: Build,
): Promise<void> {
  const api = `${project.environment.FIREBASE_HOSTING_API_URL}/v1beta1`;
  const site = `${api}/projects/acme/sites/${siteId(version.name)}`;
  const send = async (method: string, url: string, body: string | Uint8Array<ArrayBuffer>) => {
    const response = await fetch(url, { method, body });
    if (!response.ok) throw new Error(`${method} ${url}: ${await response.text()}`);
    return response.json();
  };
  await putFile(folder, 'version.json', `${JSON.stringify(version, null, 2)}\n`);
  const { name } = await send('POST', `${site}/versions`, '{}');
  for (const file of [...Object.keys(version.files), 'version.json']) {
    const content = gzipSync(await readFile(join(folder, file)), { level: 1 });
    const hash = createHash('sha256').update(content).digest('hex');
    const files = JSON.stringify({ files: { [`/${version.version}/${file}`]: hash } });
    const { uploadUrl } = await send('POST', `${api}/${name}:populateFiles`, files);
    await send('POST', `${uploadUrl}/${hash}`, new Uint8Array(content));
  }
  await send('PATCH', `${api}/${name}`, '{"status":"FINALIZED"}');
  await send('POST', `${site}/releases?versionName=${name}`, '{}');
}
