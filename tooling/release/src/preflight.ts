import {
  parseRemoteManifest,
  type RegistryIndex,
  type RemoteManifest,
  satisfiesContract,
} from '@bank/contracts';
import { matchesOrigin } from '@bank/contracts/origin-pattern';
import * as v from 'valibot';
import { CommandError } from './command-error';
import { HOST } from './sites';
import type { SiteStore } from './site-store';
import type { Version } from './version';

const HostCapabilities = v.object({
  contractVersion: v.string(),
  /** The version of each module that the host shares. */
  provides: v.record(v.string(), v.string()),
  /** The paths that it serves itself. */
  routes: v.optional(v.array(v.string())),
  /** The origins that its Content-Security-Policy allows scripts from. */
  scriptOrigins: v.optional(v.array(v.string())),
});

/** What the live host supports, published as `host.json` on its site. */
export type HostCapabilities = v.InferOutput<typeof HostCapabilities>;

export const HOST_CAPABILITIES_FILE = 'host.json';

const REQUIRED_EXPORTS = ['bootstrap', 'contractVersion', 'mount', 'unmount', 'update'];

/** Reads the capabilities of the live host, which may differ from the host of this checkout. */
export async function readHostCapabilities(sites: SiteStore): Promise<HostCapabilities> {
  const text = await sites.fetch(HOST, HOST_CAPABILITIES_FILE);
  const parsed = v.safeParse(HostCapabilities, text && JSON.parse(text.toString()));
  if (parsed.success) return parsed.output;
  throw new CommandError(
    `The live host has no readable ${HOST_CAPABILITIES_FILE}.`,
    'Deploy the host first: npm run deploy (on this machine: npm start).',
  );
}

/** The preflight check of a release: returns every reason why the live host could not run this version. */
export function preflightViolations(
  version: Version,
  host: HostCapabilities,
  index: RegistryIndex | null,
  origin: string,
): string[] {
  const manifest = parseRemoteManifest(version.remote);
  if (!manifest.ok) return [`remote.json: ${manifest.problem}`];
  return [
    ...contractViolations(manifest.value, host),
    ...sharedModuleViolations(version, host),
    ...buildViolations(version, manifest.value),
    ...routeConflicts(manifest.value, index),
    ...(host.scriptOrigins?.some((pattern) => matchesOrigin(origin, pattern)) === false
      ? [`the live host's policy allows no scripts from ${origin}: deploy the host first`]
      : []),
  ];
}

/** Throws a CommandError that lists the violations, if there are any. */
export function assertPreflight(violations: readonly string[]): void {
  if (violations.length === 0) return;
  throw new CommandError(
    `The preflight check failed:\n\n${violations.map((line) => `    ${line}`).join('\n')}\n`,
    'Nothing was changed. Fix what is listed and try again.',
  );
}

function contractViolations({ contract }: RemoteManifest, { contractVersion }: HostCapabilities) {
  if (satisfiesContract(contractVersion, contract)) return [];
  return [`it needs contract ${contract}, and the live host implements ${contractVersion}`];
}

function sharedModuleViolations({ requires }: Version, { provides }: HostCapabilities): string[] {
  return Object.entries(requires).flatMap(([name, range]) => {
    const version = provides[name];
    if (version === undefined) return [`it needs ${name}, which the host does not share`];
    // sharing.mjs writes ranges in the same format as the contract.
    if (satisfiesContract(version, range)) return [];
    return [`it needs ${name} ${range}, and the live host has ${version}`];
  });
}

function buildViolations(version: Version, { routes }: RemoteManifest): string[] {
  const paths = new Set(version.routes.map((path) => path.toLowerCase()));
  return [
    ...(version.files[version.entry] ? [] : [`its entry ${version.entry} was not built`]),
    ...REQUIRED_EXPORTS.filter((name) => !version.exports.includes(name)).map(
      (name) => `its app exports no ${name}`,
    ),
    ...routes
      .filter(({ path }) => !paths.has(path.toLowerCase()))
      .map(({ path }) => `remote.json declares ${path}, but no <Route> renders it`),
  ];
}

function routeConflicts({ name, routes }: RemoteManifest, index: RegistryIndex | null): string[] {
  const others = (index?.remotes ?? []).flatMap(({ summary, canary }) =>
    summary.name === name ? [] : [summary, ...(canary ? [canary.summary] : [])],
  );
  return others.flatMap((other) =>
    routes
      .filter(({ path }) =>
        other.routes.some((route) => route.path.toLowerCase() === path.toLowerCase()),
      )
      .map(({ path }) => `${path} is already a route of ${other.name}`),
  );
}
