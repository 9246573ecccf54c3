import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readUpdateTimes } from '@bank/backend/emulators';
import {
  type Bank,
  createKey,
  promote,
  prune,
  publish,
  readBases,
  readLiveRemote,
  type ReleaseBuild,
  renew,
  rollback,
  signDelegation,
  writeLivePages,
} from '@bank/release';
import { expect } from '@playwright/test';
import { environment } from './fixtures/environment';
import { environmentOf } from './fixtures/fetch-live-versions';
import { localKeys, openLocalBank, sitesFolder } from './fixtures/local-bank';
import { Observers, type ExpectedHeadings } from './fixtures/observers';
import { fakeBuild } from './fixtures/fake-build';
import { test } from './fixtures/test';
import { showingHeading } from './independence/fake-entries';

const OTHERS = ['admin', 'dashboard', 'loan-cards-kyc', 'profile-dispute', 'transfer'];
const LIVE = /about/i;
const note = () => ({ why: 'what everybody sees of a release', at: new Date() });

let bank: Bank;
let liveBefore: string;
const liveVersion = async () =>
  (await readLiveRemote(bank, 'marketing')).record?.live.version ?? '';

test.beforeEach(async () => {
  bank = await openLocalBank();
  liveBefore = await liveVersion();
});
test.afterEach(async () => {
  if ((await liveVersion()) !== liveBefore) await rollback(bank, 'marketing', liveBefore, note());
  await renew(bank, ['marketing'], note());
  await bank.registry.close();
});

/** Signs with a new key of the same team, to which the root key has delegated marketing. */
async function withNewKey(folder: string): Promise<Bank> {
  const { root } = await localKeys();
  const team = await createKey(join(folder, 'second.pem'));
  const until = '2100-01-01T00:00:00.000Z';
  const delegation = signDelegation(root, { key: team.publicKey, remotes: ['marketing'], until });
  return { ...bank, keys: { ...bank.keys, signer: () => ({ team, delegation }) } };
}

/** The last write of each document, except for the index and the remote's own documents. */
async function otherDocuments() {
  const isOwn = /^(registry\/index|releases\/marketing|releaseHistory\/marketing\.\d+)$/;
  const documents = Object.entries(await readUpdateTimes(environment));
  return Object.fromEntries(documents.filter(([path]) => !isOwn.test(path)));
}

/** Deploys the host again: its pages contain the current live versions. */
async function redeployHost() {
  const folder = join(sitesFolder, 'host');
  const { originOf } = bank.sites;
  const block = await environmentOf(environment.url);
  await writeLivePages({ folder, environment: block, originOf }, bank);
}

test('a returning browser, an open tab and a new visitor see each step of a remote’s releases', async ({
  browser,
  contextOptions,
  allowConsole,
}) => {
  test.setTimeout(180_000);
  allowConsole(/already registered|\[bank\]|RUNTIME-\d+/);
  const folder = await mkdtemp(join(tmpdir(), 'observers-'));
  const build = (heading: string) => fakeBuild(showingHeading('marketing', heading));
  const builds: ReleaseBuild[] = [await build('Version two'), await build('Version three')];
  const [two, three] = builds as [ReleaseBuild, ReleaseBuild];
  const publishNow = async (built: ReleaseBuild, canary?: number) =>
    publish(bank, await readBases(bank, ['marketing']), [built], { ...note(), canary });

  const observers = await Observers.open(
    browser,
    contextOptions,
    `${environment.url}/AboutUs`,
    LIVE,
  );
  const step = (
    title: string,
    work: () => Promise<unknown>,
    sight: ExpectedHeadings,
    sites = ['host', ...OTHERS],
  ) =>
    test.step(title, async () => {
      const others = async () => [
        [...(await bank.sites.fingerprint(sites))],
        await otherDocuments(),
      ];
      const before = await others();
      await work();
      await observers.see(bank, sight);
      expect(await others()).toEqual(before);
    });

  await step('a version is published', () => publishNow(two), {
    ...{ inside: 'Version two', outside: 'Version two', tabBefore: LIVE },
  });
  const canary = { inside: 'Version three', outside: 'Version two' };
  await step('the next one is tried by half of the browsers', () => publishNow(three, 50), canary);
  // Only the host's files change; no remote's files and no release.
  const marketing = ['marketing', ...OTHERS];
  await step('the host is deployed again', redeployHost, canary, marketing);
  const isThree = { inside: 'Version three', outside: 'Version three' };
  await step('the canary becomes live', () => promote(bank, 'marketing', note()), {
    ...{ ...isThree, tabBefore: 'Version two' },
  });
  const isTwo = { inside: 'Version two', outside: 'Version two' };
  await step('it is rolled back', () => rollback(bank, 'marketing', two.version.version, note()), {
    ...isTwo,
    tabBefore: 'Version three',
  });
  const renewed = async () => renew(await withNewKey(folder), ['marketing'], note());
  await step('the team’s key is replaced', renewed, isTwo, marketing);
  await step(
    'old versions are pruned',
    async () => {
      const removed = await prune(bank, 1);
      expect(removed).toContain(`marketing/${three.version.version}`);
      expect(removed).not.toContain(`marketing/${two.version.version}`);
    },
    isTwo,
  );

  await observers.close();
  for (const path of [folder, ...builds.map((built) => built.folder)]) {
    await rm(path, { recursive: true });
  }
});
