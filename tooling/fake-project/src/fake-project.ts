import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ApiRequest, apiServer, ApiError } from './api-server';
import { hostingRoutes } from './hosting-api';
import { databaseRoutes, projectRoutes, rulesApi } from './management-api';
import { siteServer } from './site-server';
import { HostingSite } from './sites';
import { type Hold, type Step, trafficControl } from './traffic-control';

type Options = {
  projectId: string;
  /** The ids of the sites that exist from the beginning. */
  sites?: readonly string[];
  /** The port of the APIs; the sites' ports follow it. Without it, any free ports. */
  port?: number;
  /** Host and port of the Firestore emulator that has the project's documents; without it, there are none. */
  firestoreHost?: string;
};

/** What is live on a site: the version's id, and the hash of every file by path. */
export type SiteFingerprint = { version: string | null; files: Record<string, string> };

export type FakeProject = {
  /** Makes firebase-tools talk to this project. */
  environment: Record<string, string>;
  /** A site's address without a closing slash, also of a site that does not exist yet. */
  originOf(siteId: string): string;
  /** Makes these texts live on a site, by path, as if another tool had deployed them. */
  deploy(siteId: string, texts: Readonly<Record<string, string>>): void;
  /** What is live, by site id. */
  fingerprint(): Record<string, SiteFingerprint>;
  /** The source of the live rules, by service: `cloud.firestore`, `firebase.storage/<bucket>`. */
  rules(): Record<string, string>;
  /** Every request to the APIs so far: method and path. */
  requests(): string[];
  /** Answers `count` more requests of this step; the next one and all after it lose their connection. */
  cutAfter(step: Step, count: number): void;
  /** Ends the cut. */
  restore(): void;
  /** Holds the next request of this step back; each call holds one more. */
  holdNext(step: Step): Hold;
  stop(): Promise<void>;
};

const PROJECT_NUMBER = '1234567890';

// As many sites as a real project may have.
const MAX_SITES = 36;

const ORIGIN_VARIABLES = [
  'FIREBASE_API_URL',
  'FIREBASE_FIREBASESTORAGE_URL',
  'FIREBASE_HOSTING_API_URL',
  'FIREBASE_IAM_URL',
  'FIREBASE_RESOURCEMANAGER_URL',
  'FIREBASE_RULES_URL',
  'FIREBASE_SERVICE_USAGE_URL',
  'FIREBASE_TOKEN_URL',
  'FIRESTORE_URL',
];

/** Starts a Firebase project on this machine that can be deployed to with the Firebase CLI. */
export async function startFakeProject(options: Options): Promise<FakeProject> {
  const { projectId, port = 0 } = options;
  const ports = Array.from({ length: MAX_SITES }, (_, index) => (port ? port + 1 + index : 0));
  const servers = await Promise.all(ports.map(siteServer));
  const assigned = new Map<string, (typeof servers)[number]>();
  const sites = new Map<string, HostingSite>();

  function serverOf(id: string) {
    const server = assigned.get(id) ?? servers[assigned.size];
    if (!server) throw new ApiError(429, 'RESOURCE_EXHAUSTED', 'The project has too many sites.');
    assigned.set(id, server);
    return server;
  }
  function createSite(id: string): HostingSite {
    const server = serverOf(id);
    const site = new HostingSite(id, server.origin);
    sites.set(id, site);
    server.serve(site);
    return site;
  }
  options.sites?.forEach(createSite);

  const traffic = trafficControl();
  const log: string[] = [];
  const rules = await rulesApi(projectId, options.firestoreHost);
  const apiOrigin = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const hosting = { projectId, projectNumber: PROJECT_NUMBER, apiOrigin, sites, createSite };
  const routes = [
    ...projectRoutes(projectId, PROJECT_NUMBER),
    ...hostingRoutes(hosting),
    ...rules.routes,
    ...databaseRoutes(projectId),
  ];
  const admit = (request: ApiRequest) => {
    log.push(`${request.method} ${request.path}`);
    return traffic.admit(request);
  };
  const api = apiServer(routes, admit, options.firestoreHost);
  api.listen(port, '127.0.0.1');
  await once(api, 'listening');

  return {
    environment: {
      FIREBASE_TOKEN: 'fake',
      // A proxy does not reach this machine.
      NO_PROXY: 'localhost,127.0.0.1',
      no_proxy: 'localhost,127.0.0.1',
      ...Object.fromEntries(ORIGIN_VARIABLES.map((name) => [name, apiOrigin()])),
    },
    originOf: (siteId) => serverOf(siteId).origin,
    deploy: (siteId, texts) => (sites.get(siteId) ?? createSite(siteId)).deploy(texts),
    fingerprint: () =>
      Object.fromEntries(
        [...sites].map(([id, { live }]) => [
          id,
          { version: live?.id ?? null, files: Object.fromEntries(live?.files ?? []) },
        ]),
      ),
    rules: rules.live,
    requests: () => [...log],
    cutAfter: traffic.cutAfter,
    restore: traffic.restore,
    holdNext: traffic.holdNext,
    async stop() {
      api.close();
      api.closeAllConnections();
      await Promise.all([once(api, 'close'), ...servers.map((server) => server.close())]);
    },
  };
}
