import { requestAdvisories, findVulnerable, isBlocking, type Advisory } from './advisories';
import { lockProblems } from './lock-findings';
import { readLockPackages, type LockPackage } from './lock-packages';
import { readAdvisories, saveAdvisories } from './saved-advisories';

/** The file to save the registry's advisories to, or to read them from. */
export type AuditOptions = { save?: string | undefined; from?: string | undefined };

/** `incomplete`: no failure was found, but not every package was checked. */
export const AUDIT_EXIT = { passed: 0, failed: 1, incomplete: 2 } as const;

export type Audit = { result: keyof typeof AUDIT_EXIT; lines: string[] };

type Check = { advisories: Advisory[]; isComplete: boolean; lines: string[] };

/**
 * Checks the source of every package in the lock file and looks for known vulnerabilities: with the
 * registry's current advisories, or with those of a saved file. `readShipped` returns the packages
 * that reach browsers.
 */
export async function auditDependencies(
  root: string,
  options: AuditOptions,
  readShipped: () => Promise<ReadonlySet<string>>,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Audit> {
  const packages = await readLockPackages(root);
  const problems = lockProblems(packages);
  const check = options.from
    ? await checkFile(root, options.from, packages)
    : await checkRegistry(root, options.save, packages, environment);
  const shipped = check.advisories.length > 0 ? await readShipped() : new Set<string>();
  const vulnerable = findVulnerable(packages, check.advisories, shipped);
  const hasFailed = problems.length > 0 || vulnerable.some(isBlocking);
  const lines = [
    `package-lock.json: ${packages.length} packages, ${problems.length} without a hash or from elsewhere.`,
    ...problems.map((problem) => `  ${problem}`),
    ...listed('deprecated', packages, ({ deprecated }) => deprecated),
    ...listed('with a script that runs at install', packages, ({ hasInstallScript }) =>
      hasInstallScript ? 'see allowScripts in package.json' : undefined,
    ),
    ...check.lines,
    ...vulnerable.map(
      ({ severity, id, isShipped, title, url }) =>
        `  ${severity}: ${id} (${isShipped ? 'shipped' : 'development only'}): ${title} ${url}`,
    ),
  ];
  return { result: hasFailed ? 'failed' : check.isComplete ? 'passed' : 'incomplete', lines };
}

async function checkRegistry(
  root: string,
  save: string | undefined,
  packages: readonly LockPackage[],
  environment: NodeJS.ProcessEnv,
): Promise<Check> {
  const response = await requestAdvisories(root, environment);
  if ('reason' in response) {
    const lines = [
      'Vulnerabilities were NOT checked: the registry gave no advisories.',
      `  ${response.reason}`,
      '  Save them where it does (npm run audit -- --save advisories.json), and check here with',
      '  npm run audit -- --from advisories.json',
    ];
    return { advisories: [], isComplete: false, lines };
  }
  const { advisories } = response;
  if (save) await saveAdvisories(root, save, packages, advisories);
  const saved = save ? ` Saved to ${save}.` : '';
  const lines = [`Vulnerabilities: the registry has ${count(advisories)}.${saved}`];
  return { advisories, isComplete: true, lines };
}

async function checkFile(
  root: string,
  file: string,
  packages: readonly LockPackage[],
): Promise<Check> {
  const saved = await readAdvisories(root, file, packages);
  const { advisories, ageInDays, isSameLock, unchecked } = saved;
  const age = ageInDays === 1 ? '1 day' : `${ageInDays} days`;
  const lock = isSameLock ? 'for this lock file' : 'for another lock file';
  const lines = [`Vulnerabilities: ${file} has ${count(advisories)}, saved ${age} ago ${lock}.`];
  if (unchecked.length > 0) {
    lines.push(`  Added or changed since, and NOT checked: ${unchecked.join(', ')}`);
  }
  return { advisories, isComplete: unchecked.length === 0, lines };
}

/** A count, then the packages to which `noteOf` applies, each with its note. */
function listed(
  what: string,
  packages: readonly LockPackage[],
  noteOf: (one: LockPackage) => string | undefined,
): string[] {
  const lines = packages.flatMap((one) => {
    const note = noteOf(one);
    return note === undefined ? [] : [`  ${one.id}: ${note}`];
  });
  const unique = [...new Set(lines)].sort();
  return [`${unique.length} ${what}.`, ...unique];
}

function count({ length }: readonly Advisory[]): string {
  return length === 1 ? '1 advisory' : `${length} advisories`;
}
