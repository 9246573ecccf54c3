import { CommandError } from '@bank/release';
import { isBadPort } from './bad-ports';

/** The ports of a run, all derived from the base port. */
export type Ports = {
  base: number;
  auth: number;
  firestore: number;
  storage: number;
  hub: number;
  firestoreWebsocket: number;
  logging: number;
  /** One per site, as the Hosting emulator assigns them. */
  sites: Readonly<Record<string, number>>;
  /** The dev servers, one per site (`npm run dev`). */
  devServers: Readonly<Record<string, number>>;
};

/**
 * The address that all emulators listen on and pages connect to; the pages themselves are opened at
 * `localhost`.
 */
export const LOOPBACK = '127.0.0.1';

// The Hosting emulator never serves a site on this port (firebase-tools/lib/serve/hosting.js).
const SKIPPED_BY_HOSTING = 5001;
const FIRST_DEV_SERVER = 100;
const FIRST_BASE = 1024;
const LAST_BASE = 65000;
const STEP = 100;
const DEFAULT_BASE = 3000;

/** Reads the base port from the environment variable `variable`. */
export function basePort(
  environment: NodeJS.ProcessEnv,
  variable: string,
  fallback: number,
): number {
  const text = environment[variable] ?? String(fallback);
  const base = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (base >= FIRST_BASE && base <= LAST_BASE) return base;
  throw new CommandError(
    `${variable} is "${text}", which is not a usable port.`,
    `Set it to a number from ${FIRST_BASE} to ${LAST_BASE}, for example ${variable}=${fallback}.`,
  );
}

/**
 * The port layout. The host gets the base port and the emulators +1 to +4. The Hosting emulator
 * determines the ports of the other sites: the first gets its own port, the rest follow from +5
 * without gaps. Then come Firestore's second port and the log's. Throws if a port cannot be used;
 * `variable` sets the base port.
 */
export function portLayout(base: number, sites: readonly string[], variable = 'BANK_PORT'): Ports {
  const ports = layoutFrom(base, sites);
  const reason = invalidReason(ports);
  if (!reason) return ports;
  const other = suggestedBase(base, sites);
  throw new CommandError(
    `With the base port ${base}, ${reason}.`,
    `Choose another base port, for example ${variable}=${other}.`,
  );
}

function layoutFrom(base: number, sites: readonly string[]): Ports {
  const sitePorts = sites.map((_site, index) => (index === 0 ? base : base + 4 + index));
  const byName = (port: (index: number) => number) =>
    Object.fromEntries(sites.map((site, index) => [site, port(index)]));
  return {
    base,
    auth: base + 1,
    firestore: base + 2,
    storage: base + 3,
    hub: base + 4,
    firestoreWebsocket: base + 4 + sites.length,
    logging: base + 5 + sites.length,
    sites: byName((index) => sitePorts[index] ?? base),
    devServers: byName((index) => base + FIRST_DEV_SERVER + index),
  };
}

/** The reason why the layout cannot be used; undefined if it can. */
function invalidReason(ports: Ports): string | undefined {
  if (Object.values(ports.sites).includes(SKIPPED_BY_HOSTING)) {
    return `a site would be on ${SKIPPED_BY_HOSTING}, which the Hosting emulator never uses`;
  }
  const bad = [...namedPorts(ports), ...devServerPorts(ports)].find(({ port }) => isBadPort(port));
  return bad && `${bad.what} would be on port ${bad.port}, which browsers block`;
}

/** The next round base port with a usable layout. */
function suggestedBase(base: number, sites: readonly string[]): number {
  for (let other = base - (base % STEP) + STEP; other <= LAST_BASE; other += STEP) {
    if (!invalidReason(layoutFrom(other, sites))) return other;
  }
  return DEFAULT_BASE;
}

/** The origin of a site in the browser. */
export function siteOrigin(ports: Ports, site: string): string {
  return `http://localhost:${ports.sites[site]}`;
}

/**
 * The `emulators` block of firebase.json. The Firebase CLI reserves the WebSocket port, although the emulator starts
 * without that server (`firestore-arguments.cjs`).
 */
export function emulatorBlock(ports: Ports): object {
  const at = (port: number) => ({ host: LOOPBACK, port });
  return {
    auth: at(ports.auth),
    firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
    storage: at(ports.storage),
    hub: at(ports.hub),
    logging: at(ports.logging),
    hosting: at(ports.base),
    ui: { enabled: false },
    singleProjectMode: true,
  };
}

/** Every port of the run, with the name of its server. */
export function namedPorts(ports: Ports): { port: number; what: string }[] {
  return [
    { port: ports.auth, what: 'the Auth emulator' },
    { port: ports.firestore, what: 'the Firestore emulator' },
    { port: ports.storage, what: 'the Storage emulator' },
    { port: ports.hub, what: 'the emulators’ hub' },
    { port: ports.firestoreWebsocket, what: 'the Firestore emulator’s second port' },
    { port: ports.logging, what: 'the emulators’ log' },
    ...Object.entries(ports.sites).map(([site, port]) => ({ port, what: `the site "${site}"` })),
  ];
}

/**
 * The free ports between the layout and its dev servers, for sites that are added while the bank
 * runs.
 */
export function sparePorts(ports: Ports): number[] {
  const first = ports.logging + 1;
  const count = Math.max(0, ports.base + FIRST_DEV_SERVER - first);
  return Array.from({ length: count }, (_, index) => first + index).filter(
    (port) => !isBadPort(port),
  );
}

function devServerPorts(ports: Ports): { port: number; what: string }[] {
  return Object.entries(ports.devServers).map(([site, port]) => ({
    port,
    what: `the dev server of "${site}"`,
  }));
}
