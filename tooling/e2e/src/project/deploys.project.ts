import { rm } from 'node:fs/promises';
import { publish, readBases, readLiveRemote, type ReleaseBuild } from '@bank/release';
import { expect, test } from '@playwright/test';
import { Observers, type ExpectedHeadings } from '../fixtures/observers';
import { fakeBuild } from '../fixtures/fake-build';
import { showingHeading } from '../independence/fake-entries';
import { openProjectFixture, type ProjectFixture } from './project-fixture';

const LIVE = /about/i;
const ALL_LIVE = { inside: LIVE, outside: LIVE };
const note = () => ({ why: 'a walk through a project', at: new Date() });

let walked: ProjectFixture;
test.beforeEach(async () => {
  walked = await openProjectFixture();
});
test.afterEach(() => walked.close());

/** The deployed files per site, without those of the given sites. */
function filesBut(changing: readonly string[]) {
  const sites = Object.entries(walked.project.fingerprint());
  return Object.fromEntries(
    sites.filter(([site]) => !changing.includes(site)).map(([site, { files }]) => [site, files]),
  );
}

/** The documents without the index and the given remotes' records and history. */
async function documentsBut(released: readonly string[]) {
  const isReleased = (path: string) =>
    (released.length > 0 && path === 'registry/index') ||
    released.some(
      (name) => path === `releases/${name}` || path.startsWith(`releaseHistory/${name}.`),
    );
  const documents = Object.entries(await walked.documents());
  return Object.fromEntries(documents.filter(([path]) => !isReleased(path)));
}

/** Runs a command, and expects that it writes no document and no file. */
async function readOnly(...command: Parameters<ProjectFixture['npmRun']>): Promise<string> {
  const state = async () => [walked.project.fingerprint(), await walked.documents()];
  const before = await state();
  const count = walked.project.requests().length;
  const output = await walked.npmRun(...command);
  expect(await state()).toEqual(before);
  const requests = walked.project.requests().slice(count);
  expect(requests.filter((request) => !/^GET |\/token$/.test(request))).toEqual([]);
  return output;
}

/** What a step may change: the files of these sites, and the releases of these remotes. */
type Change = {
  sites?: readonly string[];
  released?: readonly string[];
  /** Whether earlier files of these sites stay; true by default. */
  grows?: boolean;
};

const HOST_ONLY: Change = { sites: ['walk-host'], grows: false };
const MARKETING: Change = { sites: ['walk-marketing'], released: ['marketing'] };

/** Every previous file of a site still exists with the same content. */
function expectKept(before: ReturnType<typeof filesBut>, site: string) {
  const now = walked.project.fingerprint()[site]?.files ?? {};
  expect(now).toMatchObject(before[site] ?? {});
}

test('a returning browser, an open tab and a new visitor see a series of deploys and releases', async ({
  browser,
}) => {
  const { bank, npmRun, originOf } = walked;
  await npmRun('deploy');
  await npmRun('release', 'publish', 'marketing', '--project', '--allow-dirty');
  const observers = await Observers.open(browser, {}, `${originOf('host')}/AboutUs`, LIVE);

  const step = (
    title: string,
    work: () => Promise<unknown>,
    sight: ExpectedHeadings,
    { sites = [], released = [], grows = true }: Change = {},
  ) =>
    test.step(title, async () => {
      const others = [filesBut(sites), await documentsBut(released)];
      const own = filesBut([]);
      await work();
      await observers.see(bank, sight);
      expect([filesBut(sites), await documentsBut(released)]).toEqual(others);
      if (grows) for (const site of sites) expectKept(own, site);
    });
  const build = (heading: string) => fakeBuild(showingHeading('marketing', heading));
  const builds: ReleaseBuild[] = [await build('Version two'), await build('Version three')];
  const [two, three] = builds as [ReleaseBuild, ReleaseBuild];
  const publishNow = async (built: ReleaseBuild, canary?: number) =>
    publish(bank, await readBases(bank, ['marketing']), [built], { ...note(), canary });
  const release = (...args: string[]) => npmRun('release', ...args, '--project');

  await step('the deploy is tried', () => readOnly('deploy', '--dry-run'), ALL_LIVE);
  await step('the host is deployed a second time', () => npmRun('deploy'), ALL_LIVE, HOST_ONLY);
  const isTwo = { inside: 'Version two', outside: 'Version two' };
  await step(
    'a version is published',
    () => publishNow(two),
    { ...isTwo, tabBefore: LIVE },
    MARKETING,
  );
  const canary = { inside: 'Version three', outside: 'Version two' };
  await step('the next is tried by half', () => publishNow(three, 50), canary, MARKETING);
  await step('the host is deployed a third time', () => npmRun('deploy'), canary, HOST_ONLY);
  await step(
    'another remote is published, for the first time',
    async () => {
      await release('publish', 'transfer', '--allow-dirty');
      expect((await readLiveRemote(bank, 'transfer')).record?.live).toBeTruthy();
    },
    canary,
    { sites: ['walk-transfer'], released: ['transfer'] },
  );
  await step(
    'the canary becomes live',
    () => release('promote', 'marketing'),
    { inside: 'Version three', outside: 'Version three', tabBefore: 'Version two' },
    { released: ['marketing'] },
  );
  await step(
    'it is rolled back',
    () => release('rollback', 'marketing', '--to', two.version.version),
    { ...isTwo, tabBefore: 'Version three' },
    { released: ['marketing'] },
  );
  await step(
    'the team’s key is replaced and revoked',
    async () => {
      const [next, root] = [walked.keyFile('next.pem'), walked.keyFile('root.pem')];
      await release('rotate-key', next, '--root-key', root, '--revoke');
      expect((await bank.registry.readIndex())?.revoked).toContain(walked.teamKey.publicKey);
    },
    isTwo,
    { released: ['marketing', 'transfer'] },
  );
  await step(
    'status and history are read',
    async () => {
      const status = await readOnly('release', 'status', '--project');
      expect(status).toContain(two.version.version);
      const history = await readOnly('release', 'history', 'marketing', '--project');
      expect(history).toContain('rollback');
    },
    isTwo,
  );
  await step(
    'old versions are pruned',
    async () => {
      const removed = await release('prune', '--keep', '1');
      expect(removed).toContain(`removed marketing/${three.version.version}`);
    },
    isTwo,
    { sites: ['walk-marketing'], grows: false },
  );

  await observers.close();
  for (const { folder } of builds) await rm(folder, { recursive: true });
});
