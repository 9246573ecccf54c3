import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  configForRun,
  filesBelow,
  findSites,
  liveRevision,
  localTarget,
  mirrorLive,
  Problem,
  readFirebaseConfig,
  readProject,
  readVariables,
  REGISTRY,
  type Target,
  targetsForRun,
  writeJson,
} from '@bank/release';
import { FIREBASE_CLI } from './emulator-jars';
import { ROOT, runFolder } from './paths';
import { step } from './progress';
import { projectKey } from './project-key';
import { mustRun } from './run-program';

type ProjectRelease = {
  /** A copy of what is live in the project, in a folder: a release changes the copy first. */
  target: Target;
  /** Deploys what has changed: the remotes' sites, and then, in one step, the registry's. */
  deploy(signal: AbortSignal): Promise<void>;
};

/** Opens the Firebase project of `.env` for a release of these remotes. */
export async function openProject(
  remotes: readonly string[],
  isDryRun: boolean,
): Promise<ProjectRelease> {
  const variables = await readVariables(join(ROOT, '.env'), process.env);
  const { projectId, siteId, originOf } = readProject(variables);
  const key = await projectKey(variables, isDryRun);
  const folder = runFolder('release');
  const sites = join(folder, 'sites');
  await rm(sites, { recursive: true, force: true });
  await step('Fetching what is live', () =>
    mirrorLive({ sites, originOf, publicKey: key.publicKey, remotes }),
  );
  const base = await liveRevision(originOf);
  const { all } = await findSites(ROOT);
  const config = await readFirebaseConfig(ROOT);
  // The host's site is no part of a release, and neither are the rules.
  const { hosting } = configForRun(config) as { hosting: { target: string }[] };
  await writeJson(join(folder, 'firebase.json'), { hosting });
  await writeJson(join(folder, '.firebaserc'), targetsForRun(projectId, all, siteId));
  const target = localTarget({ sites, originOf, key, withMaps: false, isServed: false });

  const deploySite = (site: string, signal: AbortSignal) =>
    step(`Deploying ${siteId(site)}`, () =>
      mustRun(
        process.execPath,
        [
          FIREBASE_CLI,
          'deploy',
          '--only',
          `hosting:${site}`,
          '--project',
          projectId,
          '--non-interactive',
        ],
        {
          cwd: folder,
          log: join(folder, `deploy-${site}.log`),
          signal,
          remedy: 'Not signed in? Run: npx firebase login',
        },
      ),
    );

  return {
    target,
    async deploy(signal) {
      if (isDryRun) {
        await printPlan(
          [...remotes, REGISTRY],
          sites,
          (site) => `${siteId(site)}  ${originOf(site)}`,
        );
        return;
      }
      for (const remote of remotes) await deploySite(remote, signal);
      const now = await liveRevision(originOf);
      if (now !== base) {
        throw new Problem(
          `Revision ${now} has become live in the meantime. Yours was not put over it.`,
          'Run the same command again.',
        );
      }
      await deploySite(REGISTRY, signal);
    },
  };
}

async function printPlan(
  names: readonly string[],
  sites: string,
  describe: (site: string) => string,
): Promise<void> {
  for (const name of names) {
    console.log(`\n  ${describe(name)}`);
    for (const file of await filesBelow(join(sites, name))) console.log(`    ${file}`);
  }
  console.log('\nNothing was deployed: this was a dry run.\n');
}
