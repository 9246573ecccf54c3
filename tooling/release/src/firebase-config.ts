import { basename, join } from 'node:path';
import * as v from 'valibot';
import { readJson } from './json-file';
import { CommandError } from './command-error';
import { routePattern } from './route-pattern';

const Schema = v.looseObject({
  hosting: v.array(
    v.looseObject({
      target: v.string(),
      rewrites: v.optional(v.array(v.looseObject({ destination: v.string() }))),
      headers: v.optional(
        v.array(
          v.looseObject({
            headers: v.array(v.looseObject({ key: v.string(), value: v.string() })),
          }),
        ),
      ),
    }),
  ),
  firestore: v.looseObject({ rules: v.string(), indexes: v.string() }),
  storage: v.looseObject({ rules: v.string() }),
});

/** The repository's `firebase.json`: the sites with their headers, and the paths of the rules. */
export type FirebaseConfig = v.InferOutput<typeof Schema>;

export function readFirebaseConfig(root: string): Promise<FirebaseConfig> {
  return readJson(join(root, 'firebase.json'), Schema, 'Restore firebase.json.');
}

/** The files that a run folder needs beside its sites, relative to the repository. */
export function rulesFiles(config: FirebaseConfig): string[] {
  return [config.firestore.rules, config.firestore.indexes, config.storage.rules];
}

const POLICY = 'Content-Security-Policy';

/** Replaces the generic Content-Security-Policy with that of this deployment. */
export function withPolicy(config: FirebaseConfig, target: string, policy: string): FirebaseConfig {
  let count = 0;
  const replaced = (header: { key: string; value: string }) => {
    if (header.key !== POLICY) return header;
    count += 1;
    return { ...header, value: policy };
  };
  const hosting = config.hosting.map((site) =>
    site.target === target && site.headers
      ? {
          ...site,
          headers: site.headers.map((rule) => ({ ...rule, headers: rule.headers.map(replaced) })),
        }
      : site,
  );
  if (count === 1) return { ...config, hosting };
  throw new CommandError(
    `firebase.json has ${count} headers ${POLICY} for the site "${target}".`,
    'Keep exactly one: its value is replaced when the site is built.',
  );
}

/**
 * Limits the rewrite to `page` to these routes, so that every other address is answered with the status 404
 * (and 404.html). firebase.json itself rewrites all addresses.
 */
export function withRoutes(
  config: FirebaseConfig,
  target: string,
  page: string,
  routes: readonly string[],
): FirebaseConfig {
  let count = 0;
  const limited = (rewrite: { destination: string }) => {
    if (rewrite.destination !== page) return rewrite;
    count += 1;
    return { destination: page, regex: routePattern(routes) };
  };
  const hosting = config.hosting.map((site) =>
    site.target === target && site.rewrites
      ? { ...site, rewrites: site.rewrites.map(limited) }
      : site,
  );
  if (count === 1) return { ...config, hosting };
  throw new CommandError(
    `firebase.json has ${count} rewrites to ${page} for the site "${target}".`,
    'Keep exactly one: it is limited to the known routes when the site is built.',
  );
}

/** The target in firebase.json that configures every remote's site. */
const REMOTE = 'remote';

/** Returns the configuration of the remotes' sites: their response headers. */
export function remoteSiteConfig({ hosting }: FirebaseConfig): FirebaseConfig['hosting'][number] {
  const config = hosting.find(({ target }) => target === REMOTE);
  if (config) return config;
  throw new CommandError(`firebase.json has no site "${REMOTE}".`, 'Restore firebase.json.');
}

/**
 * Returns the configuration for a run folder, which has each site below `sites/` and its own rules files:
 * the Firebase CLI rejects files outside the folder of its configuration.
 */
export function configForRun(
  config: FirebaseConfig,
  remotes: readonly string[],
  emulators?: object,
): object {
  const remote = remoteSiteConfig(config);
  const hosting = [
    ...config.hosting.filter(({ target }) => target !== REMOTE),
    ...remotes.map((target) => ({ ...remote, target })),
  ];
  return {
    ...config,
    hosting: hosting.map((site) => ({ ...site, public: `sites/${site.target}` })),
    firestore: {
      ...config.firestore,
      rules: basename(config.firestore.rules),
      indexes: basename(config.firestore.indexes),
    },
    storage: { ...config.storage, rules: basename(config.storage.rules) },
    ...(emulators && { emulators }),
  };
}

/** Returns the CLI's `.firebaserc`, which maps each target to a Hosting site of this project. */
export function targetsForRun(
  projectId: string,
  sites: readonly string[],
  siteId: (site: string) => string,
): object {
  const hosting = Object.fromEntries(sites.map((site) => [site, [siteId(site)]]));
  return { projects: { default: projectId }, targets: { [projectId]: { hosting } } };
}
