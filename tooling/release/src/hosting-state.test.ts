import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type SiteStore, type Build } from './site-store';
import { startHosting, type TestHosting } from './hosting.test-utils';

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
});
