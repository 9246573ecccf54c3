import satisfies from 'spdx-satisfies';
import type { LockPackage } from './lock-packages';

/**
 * Licenses that allow a closed-source product to ship the code if it keeps the notices; OFL-1.1 is
 * for fonts.
 */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
];

/**
 * Licenses that were reviewed manually because package.json has no SPDX expression. Each entry is
 * valid for one version only.
 */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'dejavu-fonts-ttf@2.37.3': 'Bitstream-Vera',
  'rgbcolor@1.0.1': 'MIT',
};

type Licensed = Pick<LockPackage, 'id' | 'license'>;

const NONE = '(none)';

/** The packages of each license, both sorted alphabetically. */
export function groupByLicense(packages: readonly Licensed[]): [license: string, ids: string[]][] {
  const groups = new Map<string, Set<string>>();
  for (const one of packages) {
    const license = licenseOf(one) ?? NONE;
    groups.set(license, (groups.get(license) ?? new Set()).add(one.id));
  }
  return [...groups]
    .map(([license, ids]): [string, string[]] => [license, [...ids].sort()])
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
}

/** The packages that must not be shipped: they have no license, or one that is not allowed. */
export function refusedLicenses(packages: readonly Licensed[]): string[] {
  return groupByLicense(packages)
    .filter(([license]) => !isAllowed(license))
    .flatMap(([license, ids]) => ids.map((id) => `${id}: ${license}`));
}

function licenseOf({ id, license }: Licensed): string | undefined {
  return READ_BY_HAND[id] ?? license;
}

function isAllowed(license: string): boolean {
  try {
    return satisfies(license, ALLOWED);
  } catch {
    // Not an SPDX expression ("SEE LICENSE IN …"): a manual review is required.
    return false;
  }
}
