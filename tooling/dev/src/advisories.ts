import { execFile } from 'node:child_process';
import { satisfies } from 'semver';
import * as v from 'valibot';
import type { LockPackage } from './lock-packages';

/** npm's severity levels, worst first. */
const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'] as const;

export const Advisory = v.object({
  /** The advisory number in the registry. */
  source: v.number(),
  name: v.string(),
  title: v.string(),
  url: v.string(),
  severity: v.picklist(SEVERITIES),
  /** The vulnerable versions. */
  range: v.string(),
});

export type Advisory = v.InferOutput<typeof Advisory>;

/**
 * The output of `npm audit --json`: for each package its advisories, or the names of the vulnerable
 * packages it depends on.
 */
const Report = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({ via: v.array(v.union([v.string(), Advisory])) }),
  ),
});

const MAX_BYTES = 64 * 1024 * 1024;

/** The registry's advisories for a lock file, or the reason why the request failed. */
export type AuditResponse = { advisories: Advisory[] } | { reason: string };

/** Runs `npm audit` against the registry that npm is configured for. */
export async function requestAdvisories(
  root: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<AuditResponse> {
  // No retries: offline, the command should fail at once.
  const args = ['audit', '--json', '--package-lock-only', '--fetch-retries=0'];
  const options = { cwd: root, maxBuffer: MAX_BYTES, env: environment };
  const output = await new Promise<string>((resolve) => {
    // npm audit also exits with an error if it finds advisories; the output shows which it is.
    execFile('npm', args, options, (error, stdout) => resolve(stdout || String(error)));
  });
  const json = parse(output);
  const report = v.safeParse(Report, json);
  if (!report.success) return { reason: reasonOf(json) ?? output };
  const found = Object.values(report.output.vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one !== 'string'),
  );
  return { advisories: [...new Map(found.map((one) => [one.source, one])).values()] };
}

/** An advisory and an affected package of the lock file. */
export type Vulnerability = Advisory & { id: string; isShipped: boolean };

/** The vulnerable packages, worst first. */
export function findVulnerable(
  packages: readonly LockPackage[],
  advisories: readonly Advisory[],
  shipped: ReadonlySet<string>,
): Vulnerability[] {
  // npm also treats a pre-release inside a vulnerable range as vulnerable.
  const options = { includePrerelease: true, loose: true };
  const found = advisories.flatMap((advisory) => {
    const concerned = packages.filter(
      ({ name, version }) => name === advisory.name && satisfies(version, advisory.range, options),
    );
    const ids = [...new Set(concerned.map(({ id }) => id))];
    return ids.map((id) => ({ ...advisory, id, isShipped: shipped.has(id) }));
  });
  const rank = ({ severity }: Advisory) => SEVERITIES.indexOf(severity);
  return found.sort((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id, 'en'));
}

/** Whether it blocks a release. */
export function isBlocking({ isShipped, severity }: Vulnerability): boolean {
  return isShipped && (severity === 'critical' || severity === 'high');
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

function reasonOf(json: unknown): string | undefined {
  const failure = v.safeParse(v.object({ message: v.string() }), json);
  return failure.success ? failure.output.message : undefined;
}
