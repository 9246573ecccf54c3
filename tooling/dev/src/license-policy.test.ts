import { describe, expect, it } from '@jest/globals';
import { groupByLicense, refusedLicenses } from './license-policy';

describe('refusedLicenses', () => {
  it.each(['MIT', '(MPL-2.0 OR Apache-2.0)', 'Apache-2.0 AND MIT', 'OFL-1.1'])(
    'allows %s',
    (license) => {
      expect(refusedLicenses([{ id: 'a@1.0.0', license }])).toEqual([]);
    },
  );

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'MPL-2.0',
    '(MIT AND LGPL-3.0-only)',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.md',
  ])('rejects %s and names the package', (license) => {
    expect(refusedLicenses([{ id: 'a@1.0.0', license }])).toEqual([`a@1.0.0: ${license}`]);
  });

  it('rejects a package without a license', () => {
    expect(refusedLicenses([{ id: 'a@1.0.0', license: undefined }])).toEqual(['a@1.0.0: (none)']);
  });

  it('accepts a manually reviewed license for that version only', () => {
    const license = 'SEE LICENSE IN LICENSE';
    const versions = ['2.37.3', '2.38.0'].map((version) => `dejavu-fonts-ttf@${version}`);
    expect(refusedLicenses(versions.map((id) => ({ id, license })))).toEqual([
      `dejavu-fonts-ttf@2.38.0: ${license}`,
    ]);
  });
});

describe('groupByLicense', () => {
  it('lists each package once, in alphabetical order', () => {
    const packages = [
      { id: 'b@1.0.0', license: 'MIT' },
      { id: 'c@1.0.0', license: 'ISC' },
      { id: 'a@1.0.0', license: 'MIT' },
      { id: 'b@1.0.0', license: 'MIT' },
    ];
    expect(groupByLicense(packages)).toEqual([
      ['ISC', ['c@1.0.0']],
      ['MIT', ['a@1.0.0', 'b@1.0.0']],
    ]);
  });
});
