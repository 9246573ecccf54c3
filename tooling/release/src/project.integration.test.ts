import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type DeployFolder, deployFolder } from '@bank/fake-project/deploy-folder';
import { type FakeProject, startFakeProject } from '@bank/fake-project';
import { join } from 'node:path';
import { promote, renew, rollback } from './promote-and-rollback';
import { configForRun, type FirebaseConfig, targetsForRun } from './firebase-config';
import { history, status } from './history';
import { hostingSites } from './hosting-sites';
import { writeLivePages } from './live-pages';
import { type Bank, readLiveRemote } from './live-remote';
import { prune } from './prune';
import { revoke } from './revoke';
import { signDelegation } from './release-keys';
import { createKey, type SigningKey } from './signing-key';
import { newBank, type TestBank } from './bank.test-utils';
import { newBuild, note, publishOne } from './builds.test-utils';

const CORS = { key: 'Access-Control-Allow-Origin', value: '*' };
const CONFIG: FirebaseConfig = {
  hosting: [{ target: 'host' }, { target: 'remote', headers: [{ source: '**', headers: [CORS] }] }],
  firestore: { rules: 'firestore.rules', indexes: 'indexes.json' },
  storage: { rules: 'storage.rules' },
};
const SHELL =
  '<head><title>Bank</title><script type="application/json" id="environment">{}</script><script defer="defer" src="/main.js"></script></head><div id="root"></div>';

let local: TestBank;
let bank: Bank;
let project: FakeProject;
let folder: DeployFolder;
const environment = { ...process.env };
const siteId = (site: string) => `acme-${site}`;
const originOf = (site: string) => project.originOf(siteId(site));

beforeEach(async () => {
  local = await newBank();
  project = await startFakeProject({ projectId: 'acme', sites: [siteId('host')] });
  Object.assign(process.env, project.environment);
  const sites = hostingSites({ projectId: 'acme', siteId, originOf, config: CONFIG });
  bank = { ...local, sites };
  folder = await deployFolder('acme');
});
afterEach(async () => {
  process.env = { ...environment };
  await folder.remove();
  await project.stop();
  await local.close();
});

/** Builds the host's site with the live releases, like `npm run deploy`. */
async function deployHost(): Promise<void> {
  await folder.put('firebase.json', JSON.stringify(configForRun(CONFIG, [])));
  await folder.put('.firebaserc', JSON.stringify(targetsForRun('acme', ['host'], siteId)));
  await folder.put('sites/host/app.html', SHELL);
  await folder.put(
    'sites/host/host.json',
    JSON.stringify({ contractVersion: '1.2.0', provides: { react: '19.3.1' } }),
  );
  const page = {
    registry: { url: 'http://db.test', rootKeys: ['k'], floor: 0, revokedKeys: [] },
    firebase: { apiKey: 'k', projectId: 'acme', storageBucket: 'b' },
  };
  const host = { folder: join(folder.path, 'sites/host'), environment: page, originOf };
  await writeLivePages(host, bank);
  expect(await folder.deploy(project, 'hosting:host')).toMatchObject({ code: 0 });
}

const live = async (name = 'savings') => (await readLiveRemote(bank, name)).record;
const filesOf = (site: string) => project.fingerprint()[siteId(site)]?.files;
const served = async (site: string, path: string) =>
  (await fetch(`${originOf(site)}/${path}`)).text();
const build = (name: string, word: string) => newBuild(local.root, name, word);

function withKey(key: SigningKey): Bank {
  const { root } = local.keys as Bank['keys'] & { root: SigningKey };
  const until = '2100-01-01T00:00:00.000Z';
  const delegation = signDelegation(root, { key: key.publicKey, remotes: ['*'], until });
  return { ...bank, keys: { ...bank.keys, signer: () => ({ team: key, delegation }) } };
}

test('loses nothing in a project after many deploys and releases', async () => {
  await deployHost();
  const [one, two, three] = [
    await build('savings', 'one'),
    await build('savings', 'two'),
    await build('savings', 'three'),
  ];
  await publishOne(bank, one);
  await publishOne(bank, two);
  await publishOne(bank, three, 10);
  expect(await served('savings', `${one.version.version}/chunk.js`)).toBe('chunk one');
  const beforeDeploy = { live: await live(), files: filesOf('savings') };

  // A second deploy of the host does not change a release's record, its history, or the remote's site.
  const entries = await bank.registry.readHistory('savings', 10);
  await deployHost();
  expect({ live: await live(), files: filesOf('savings') }).toEqual(beforeDeploy);
  expect(await bank.registry.readHistory('savings', 10)).toEqual(entries);
  const snapshot = JSON.parse(await served('host', 'registry/releases/savings.json')) as {
    revision: number;
  };
  expect(snapshot.revision).toBe(beforeDeploy.live?.revision);
  const host = filesOf('host');

  // A new remote gets its own site without a deploy of the host.
  await publishOne(bank, await build('loans', 'one'));
  expect(filesOf('savings')).toEqual(beforeDeploy.files);

  await promote(bank, 'savings', note());
  expect((await live())?.live.version).toBe(three.version.version);
  await rollback(bank, 'savings', undefined, note());
  expect((await live())?.live.version).toBe(two.version.version);

  const key = await createKey(join(local.root, 'next.pem'));
  const old = local.keys.signer().team.publicKey;
  await renew(withKey(key), ['savings', 'loans'], note());
  await revoke(bank, (local.keys as Bank['keys'] & { root: SigningKey }).root, old);
  await expect(publishOne(bank, one)).rejects.toThrow('its key was revoked');

  // Version two is live, one is its fallback, and three was the last live version before.
  const removed = await prune(withKey(key), 1);
  expect(removed).toEqual([`savings/${three.version.version}`]);
  expect(await served('savings', `${two.version.version}/chunk.js`)).toBe('chunk two');
  expect(filesOf('host')).toEqual(host);

  const requests = project.requests().length;
  await status(bank);
  await history(bank);
  expect(project.requests().slice(requests)).toEqual([]);
});
