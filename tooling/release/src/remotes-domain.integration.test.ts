import { type FakeProject, startFakeProject } from '@bank/fake-project';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { newBank, type TestBank } from './bank.test-utils';
import { newBuild, publishOne } from './builds.test-utils';
import { hostingSites } from './hosting-sites';
import { type Bank, readLiveRemotes } from './live-remote';
import { HOST_CAPABILITIES_FILE } from './preflight';
import { readProject } from './project';

const { siteId, originOf, scriptOrigins } = readProject({
  FIREBASE_PROJECT_ID: 'acme',
  FIREBASE_API_KEY: 'key',
  FIREBASE_STORAGE_BUCKET: 'acme.appspot.com',
  SITE_PREFIX: 'acme',
  REMOTES_DOMAIN: 'apps.bank.example',
});
const CONFIG = {
  hosting: [{ target: 'remote', headers: [] }],
  firestore: { rules: '', indexes: '' },
  storage: { rules: '' },
};

let local: TestBank;
let bank: Bank;
let project: FakeProject;
const environment = { ...process.env };

/** As the domains are connected in the Firebase console: each to the site of its remote, or the host. */
function connectDomains(): void {
  const fetchServed = globalThis.fetch;
  const sites = ['host', 'savings'].map((site) => [originOf(site), project.originOf(siteId(site))]);
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const [domain = '', served = ''] =
      sites.find(([origin]) => typeof input === 'string' && input.startsWith(`${origin}/`)) ?? [];
    return fetchServed(typeof input === 'string' ? input.replace(domain, served) : input, init);
  });
}

/** Makes a host live whose policy allows scripts from these origins. */
function deployHost(allowed: readonly string[]): void {
  const capabilities = {
    ...{ contractVersion: '1.2.0', provides: { react: '19.3.1' } },
    scriptOrigins: allowed,
  };
  project.deploy(siteId('host'), {
    [`/${HOST_CAPABILITIES_FILE}`]: JSON.stringify(capabilities),
  });
}

beforeEach(async () => {
  local = await newBank();
  project = await startFakeProject({ projectId: 'acme', sites: [siteId('host')] });
  Object.assign(process.env, project.environment);
  const sites = hostingSites({ projectId: 'acme', siteId, originOf, config: CONFIG });
  bank = { ...local, sites };
  connectDomains();
});
afterEach(async () => {
  process.env = { ...environment };
  await project.stop();
  await local.close();
});

test('publishes a new remote below REMOTES_DOMAIN without a deploy of the host', async () => {
  deployHost(scriptOrigins ?? []);
  const host = project.fingerprint()[siteId('host')];
  const build = await newBuild(local.root, 'savings', 'one');
  const { record } = await publishOne(bank, build);
  const folder = `https://savings.apps.bank.example/${build.version.version}`;
  expect(record?.live.entry).toBe(`${folder}/remoteEntry.js`);
  expect(await (await fetch(`${folder}/chunk.js`)).text()).toBe('chunk one');
  expect(project.fingerprint()[siteId('host')]).toEqual(host);
});

test('refuses it if the policy of the live host lists each remote', async () => {
  deployHost(['https://acme-loans.web.app']);
  const build = await newBuild(local.root, 'savings', 'one');
  await expect(publishOne(bank, build)).rejects.toThrow(
    'allows no scripts from https://savings.apps.bank.example: deploy the host first',
  );
  expect(project.fingerprint()).not.toHaveProperty(siteId('savings'));
  expect((await readLiveRemotes(bank)).remotes).toEqual([]);
});
