import { rm } from 'node:fs/promises';
import {
  promote,
  prune,
  publish,
  readBases,
  readLiveRemote,
  type ReleaseBuild,
  renew,
  revoke,
  rollback,
} from '@bank/release';
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

/** Every previous file of a site still exists with the same content. */
function expectKept(before: ReturnType<typeof filesBut>, site: string) {
  const now = walked.project.fingerprint()[site]?.files ?? {};
  expect(now).toMatchObject(before[site] ?? {});
}

test('a returning browser, an open tab and a new visitor see a series of deploys and releases', async ({
  browser,
}) => {
  const { bank, npmRun, originOf, project } = walked;
  await npmRun('deploy');
  await npmRun('release', 'publish', 'marketing', '--project', '--allow-dirty');
  const observers = await Observers.open(browser, {}, `${originOf('host')}/AboutUs`, LIVE);

  const step = (
    title: string,
    work: () => Promise<unknown>,
    sight: ExpectedHeadings,
    changing: readonly string[] = [],
    grows = true,
  ) =>
    test.step(title, async () => {
      const others = filesBut(changing);
      const own = filesBut([]);
      await work();
      await observers.see(bank, sight);
      expect(filesBut(changing)).toEqual(others);
      if (grows) for (const site of changing) expectKept(own, site);
    });
  const build = (heading: string) => fakeBuild(showingHeading('marketing', heading));
  const builds: ReleaseBuild[] = [await build('Version two'), await build('Version three')];
  const [two, three] = builds as [ReleaseBuild, ReleaseBuild];
  const publishNow = async (built: ReleaseBuild, canary?: number) =>
    publish(bank, await readBases(bank, ['marketing']), [built], { ...note(), canary });

  const site = ['walk-marketing'];
  await step(
    'the host is deployed a second time',
    () => npmRun('deploy'),
    ALL_LIVE,
    ['walk-host'],
    false,
  );
  const isTwo = { inside: 'Version two', outside: 'Version two' };
  await step('a version is published', () => publishNow(two), { ...isTwo, tabBefore: LIVE }, site);
  const canary = { inside: 'Version three', outside: 'Version two' };
  await step('the next is tried by half', () => publishNow(three, 50), canary, site);
  await step(
    'the host is deployed a third time',
    () => npmRun('deploy'),
    canary,
    ['walk-host'],
    false,
  );
  await step(
    'another remote is published, for the first time',
    async () => {
      await npmRun('release', 'publish', 'transfer', '--project', '--allow-dirty');
      expect((await readLiveRemote(bank, 'transfer')).record?.live).toBeTruthy();
    },
    canary,
    ['walk-transfer'],
  );
  await step('the canary becomes live', () => promote(bank, 'marketing', note()), {
    ...{ inside: 'Version three', outside: 'Version three', tabBefore: 'Version two' },
  });
  await step('it is rolled back', () => rollback(bank, 'marketing', two.version.version, note()), {
    ...{ ...isTwo, tabBefore: 'Version three' },
  });
  await step(
    'the team’s key is replaced and revoked',
    async () => {
      await renew(await walked.withNewKey(), ['marketing', 'transfer'], note());
      await revoke(bank, walked.rootKey, walked.teamKey.publicKey);
    },
    isTwo,
  );
  await step(
    'status and history are read',
    async () => {
      const before = [walked.project.fingerprint(), await bank.registry.readIndex()];
      const requests = project.requests().length;
      expect(await npmRun('release', 'status', '--project')).toContain(two.version.version);
      expect(await npmRun('release', 'history', 'marketing', '--project')).toContain('rollback');
      expect(
        project
          .requests()
          .slice(requests)
          .filter((line) => !line.startsWith('GET')),
      ).toEqual([]);
      expect([walked.project.fingerprint(), await bank.registry.readIndex()]).toEqual(before);
    },
    isTwo,
  );
  await step(
    'old versions are pruned',
    async () => {
      expect(await prune(bank, 1)).toContain(`marketing/${three.version.version}`);
    },
    isTwo,
    site,
    false,
  );

  await observers.close();
  for (const { folder } of builds) await rm(folder, { recursive: true });
});
