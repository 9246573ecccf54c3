import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isSame } from './hosting-state';
import { type SiteStore, type Build } from './site-store';
import { deployFolder, startHosting, type TestHosting } from './hosting.test-utils';

let hosting: TestHosting;
let sites: SiteStore;
beforeEach(async () => {
  hosting = await startHosting();
  sites = hosting.newStore();
});
afterEach(() => hosting.stop());

/** A barrier: the next requests of a step wait until all of them have arrived. */
function meet(step: 'site' | 'release', count: number): void {
  const holds = Array.from({ length: count }, () => hosting.project.holdNext(step));
  void Promise.all(holds.map(({ arrived }) => arrived)).then(() =>
    holds.forEach(({ resume }) => resume()),
  );
}

function versionsOf(...builds: Build[]): string[] {
  return builds.map(({ version }) => version.version).sort();
}

describe('concurrent releases', () => {
  it('keeps the folders of concurrent publishers', async () => {
    const words = ['one', 'two', 'three', 'four', 'five', 'six'];
    const builds = await Promise.all(words.map((word) => hosting.build(word)));
    meet('release', builds.length);
    await Promise.all(builds.map((build) => hosting.newStore().upload(build)));
    expect(await sites.versionsOf('savings')).toEqual(versionsOf(...builds));
  });

  it('keeps the folder of a publisher that overtakes a slower one', async () => {
    const [slow, fast] = [await hosting.build('slow'), await hosting.build('fast')];
    const { arrived, resume } = hosting.project.holdNext('release');
    const upload = hosting.newStore().upload(slow);
    await arrived;
    await hosting.newStore().upload(fast);
    resume();
    await upload;
    expect(await sites.versionsOf('savings')).toEqual(versionsOf(slow, fast));
  });

  it('does not restore a removed version that a slower publisher still had', async () => {
    const [old, slow] = [await hosting.build('old'), await hosting.build('slow')];
    await sites.upload(old);
    const { arrived, resume } = hosting.project.holdNext('release');
    const upload = hosting.newStore().upload(slow);
    await arrived;
    await sites.removeVersions('savings', versionsOf(old));
    resume();
    await upload;
    expect(await sites.versionsOf('savings')).toEqual(versionsOf(slow));
  });

  it.each([
    ['the first release', false],
    ['a later release', true],
  ])('does not restore what was added and removed during %s', async (_, isLater) => {
    const [first, passing, slow] = [
      await hosting.build('first'),
      await hosting.build('passing'),
      await hosting.build('slow'),
    ];
    if (isLater) await sites.upload(first);
    const { arrived, resume } = hosting.project.holdNext('release');
    const upload = hosting.newStore().upload(slow);
    await arrived;
    await sites.upload(passing);
    await sites.removeVersions('savings', versionsOf(passing));
    resume();
    await upload;
    const left = isLater ? [first, slow] : [slow];
    expect(await sites.versionsOf('savings')).toEqual(versionsOf(...left));
  });

  it('keeps a new folder, but not the removed one, if a release overtakes a removal', async () => {
    const [old, fast] = [await hosting.build('old'), await hosting.build('fast')];
    await sites.upload(old);
    const { arrived, resume } = hosting.project.holdNext('release');
    const removal = hosting.newStore().removeVersions('savings', versionsOf(old));
    await arrived;
    await sites.upload(fast);
    resume();
    await removal;
    expect(await sites.versionsOf('savings')).toEqual(versionsOf(fast));
  });

  it('does not guess what another tool changed during a release', async () => {
    const [one, slow, other] = [
      await hosting.build('one'),
      await hosting.build('slow'),
      await hosting.build('other'),
    ];
    await sites.upload(one);
    const { arrived, resume } = hosting.project.holdNext('release');
    const upload = hosting.newStore().upload(slow);
    await arrived;
    await deployFolder(hosting.project, other);
    resume();
    await upload;
    expect(await sites.versionsOf('savings')).toEqual(versionsOf(one, slow));
  });

  it('restores the folder that an interrupted publisher overwrote', async () => {
    const [slow, fast] = [await hosting.build('slow'), await hosting.build('fast')];
    const { arrived, resume } = hosting.project.holdNext('release');
    const upload = hosting.newStore().upload(slow);
    await arrived;
    await hosting.newStore().upload(fast);
    hosting.project.cutAfter('release', 1);
    resume();
    await expect(upload).rejects.toThrow('Firebase Hosting');
    hosting.project.restore();
    expect(await sites.versionsOf('savings')).toEqual(versionsOf(slow));
    const next = await hosting.build('next');
    await hosting.newStore().upload(next);
    expect(await sites.versionsOf('savings')).toEqual(versionsOf(slow, fast, next));
  });

  it('restores the folder that an interrupted removal overwrote, but not what it removed', async () => {
    const [old, fast] = [await hosting.build('old'), await hosting.build('fast')];
    await sites.upload(old);
    const { arrived, resume } = hosting.project.holdNext('release');
    const removal = hosting.newStore().removeVersions('savings', versionsOf(old));
    await arrived;
    await hosting.newStore().upload(fast);
    hosting.project.cutAfter('release', 1);
    resume();
    await expect(removal).rejects.toThrow('Firebase Hosting');
    hosting.project.restore();
    const next = await hosting.build('next');
    await hosting.newStore().upload(next);
    expect(await sites.versionsOf('savings')).toEqual(versionsOf(fast, next));
  });

  it('does not restore what a rollback in the console removed', async () => {
    const [one, two, three] = [
      await hosting.build('one'),
      await hosting.build('two'),
      await hosting.build('three'),
    ];
    await sites.upload(one);
    const { version } = hosting.live() ?? {};
    await sites.upload(two);
    await hosting.rollBack(version ?? '');
    await sites.upload(three);
    expect(await sites.versionsOf('savings')).toEqual(versionsOf(one, three));
  });

  it('creates a missing site only once', async () => {
    const builds = [
      await hosting.build('one', {}, 'loans'),
      await hosting.build('two', {}, 'loans'),
    ];
    meet('site', 2);
    await Promise.all(builds.map((build) => hosting.newStore().upload(build)));
    expect(await sites.versionsOf('loans')).toEqual(versionsOf(...builds));
  });

  it('creates no site that exists, with and without a release', async () => {
    for (const word of ['one', 'two']) await sites.upload(await hosting.build(word));
    const created = hosting.project
      .requests()
      .filter((request) => /^POST .*\/sites$/.test(request));
    expect(created).toEqual([]);
  });
});

it.each([
  [[['/a', '1']], true],
  [[['/a', '2']], false],
  [[['/b', '1']], false],
  [[], false],
] as const)('compares the paths and hashes of files: %j', (others, isEqual) => {
  expect(isSame(new Map([['/a', '1']]), new Map(others))).toBe(isEqual);
});
