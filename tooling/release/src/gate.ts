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

const HostFacts = v.object({
  contractVersion: v.string(),
  /** The version of each module that the host shares. */
  provides: v.record(v.string(), v.string()),
  /** The origins that its Content-Security-Policy lets scripts in from. */
  scriptOrigins: v.optional(v.array(v.string())),
});

/** What the live host can do, as its site says in `host.json`. */
export type HostFacts = v.InferOutput<typeof HostFacts>;

export const HOST_FACTS_FILE = 'host.json';

const PROMISED_EXPORTS = ['bootstrap', 'contractVersion', 'mount', 'unmount', 'update'];

/** Asks the host that is live now, not the one of this checkout. */
export async function readHostFacts(sites: SiteStore): Promise<HostFacts> {
  const text = await sites.fetch(HOST, HOST_FACTS_FILE);
  const facts = v.safeParse(HostFacts, text && JSON.parse(text.toString()));
  if (facts.success) return facts.output;
  throw new CommandError(
    `The live host has no ${HOST_FACTS_FILE} that can be read.`,
    'Deploy the host first: npm run deploy (on this machine: npm start).',
  );
}

/** Everything for which the live host could not run this version; an empty list lets it pass. */
export function objections(
  version: Version,
  host: HostFacts,
  index: RegistryIndex | null,
  origin: string,
): string[] {
  const manifest = parseRemoteManifest(version.remote);
  if (!manifest.ok) return [`remote.json: ${manifest.problem}`];
  return [
    ...contractObjections(manifest.value, host),
    ...sharingObjections(version, host),
    ...promiseObjections(version, manifest.value),
    ...routeObjections(manifest.value, index),
    ...(host.scriptOrigins?.some((pattern) => matchesOrigin(origin, pattern)) === false
      ? [`the live host's policy allows no scripts from ${origin}: deploy the host first`]
      : []),
  ];
}

function contractObjections({ contract }: RemoteManifest, { contractVersion }: HostFacts) {
  if (satisfiesContract(contractVersion, contract)) return [];
  return [`it needs contract ${contract}, and the live host speaks ${contractVersion}`];
}

function sharingObjections({ requires }: Version, { provides }: HostFacts): string[] {
  return Object.entries(requires).flatMap(([name, range]) => {
    const version = provides[name];
    if (version === undefined) return [`it takes ${name} from the host, which has none`];
    // The ranges of sharing.mjs have the form of a contract's.
    if (satisfiesContract(version, range)) return [];
    return [`it needs ${name} ${range}, and the live host has ${version}`];
  });
}

function promiseObjections(version: Version, { routes }: RemoteManifest): string[] {
  const paths = new Set(version.routes.map((path) => path.toLowerCase()));
  return [
    ...(version.files[version.entry] ? [] : [`its entry ${version.entry} was not built`]),
    ...PROMISED_EXPORTS.filter((name) => !version.exports.includes(name)).map(
      (name) => `its app exports no ${name}`,
    ),
    ...routes
      .filter(({ path }) => !paths.has(path.toLowerCase()))
      .map(({ path }) => `remote.json promises ${path}, and no <Route> draws it`),
  ];
}

function routeObjections({ name, routes }: RemoteManifest, index: RegistryIndex | null): string[] {
  const others = (index?.remotes ?? []).flatMap(({ summary, canary }) =>
    summary.name === name ? [] : [summary, ...(canary ? [canary.summary] : [])],
  );
  return others.flatMap((other) =>
    routes
      .filter(({ path }) =>
        other.routes.some((route) => route.path.toLowerCase() === path.toLowerCase()),
      )
      .map(({ path }) => `${path} is a route of ${other.name}`),
  );
}
