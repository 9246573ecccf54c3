import { describe, expect, it } from '@jest/globals';
import { refusedLicenses } from './license-policy';
import { lockProblems } from './lock-findings';
import { readLockPackages } from './lock-packages';
import { ROOT } from './paths';
import { readShipped } from './shipped-packages';

describe('package-lock.json of this repository', () => {
  it('resolves every package from the npm registry, with its hash', async () => {
    const packages = await readLockPackages(ROOT);
    expect(packages.length).toBeGreaterThan(1000);
    expect(lockProblems(packages)).toEqual([]);
  });

  it('ships no package whose license is not allowed', async () => {
    const [packages, shipped] = await Promise.all([readLockPackages(ROOT), readShipped(ROOT)]);
    const listed = packages.filter(({ id }) => shipped.has(id));
    expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'firebase']));
    expect(refusedLicenses(listed)).toEqual([]);
  });
});
