import { join } from 'node:path';
import {
  assemble,
  filesBelow,
  findEmulatorTraces,
  findSites,
  HOST,
  Problem,
  type Project,
  readProject,
  readVariables,
} from '@bank/release';
import { build } from './build';
import { runCommand } from './command';
import { FIREBASE_CLI } from './emulator-jars';
import { readOptions } from './options';
import { ROOT, runFolder } from './paths';
import { projectKey } from './project-key';
import { step } from './progress';
import { mustRun } from './run-program';

const WHAT = 'hosting,firestore,storage';

// npm run deploy: the bank on a real Firebase project. `-- --dry-run` stops before anything leaves.
await runCommand(async ({ signal }) => {
  const isDryRun = readOptions(process.argv.slice(2), ['dry-run'])['dry-run'] ?? false;
  const variables = await readVariables(join(ROOT, '.env'), process.env);
  const project = readProject(variables);
  const folder = runFolder('deploy');

  await step('Building for the project', () => build({ backend: 'project', folder, signal }));
  const key = await projectKey(variables, isDryRun);
  await step('Assembling the sites', () =>
    assemble({ root: ROOT, folder, isFresh: true, key, ...project }),
  );
  await step('Looking for traces of the emulators', () => refuseTraces(folder));
  await printPlan(project, folder);
  if (isDryRun) {
    console.log('\nNothing was deployed: this was a dry run.');
    return 0;
  }
  const log = join(folder, 'deploy.log');
  const args = ['deploy', '--only', WHAT, '--project', project.projectId, '--non-interactive'];
  await step('Deploying', () =>
    mustRun(process.execPath, [FIREBASE_CLI, ...args], {
      cwd: folder,
      log,
      signal,
      remedy: 'Not signed in? Run: npx firebase login',
    }),
  );
  console.log(`\nDeployed: ${project.originOf(HOST)}`);
  return 0;
});

async function refuseTraces(folder: string): Promise<void> {
  const traces = await findEmulatorTraces(join(folder, 'sites'));
  if (traces.length === 0) return;
  const list = traces.map(({ file, what }) => `    ${file}: ${what}`).join('\n');
  throw new Problem(
    `The build for a real project holds traces of the emulators:\n\n${list}\n`,
    'Wire the emulators only where process.env.BANK_BACKEND is "emulators".',
  );
}

async function printPlan(project: Project, folder: string): Promise<void> {
  console.log(`\nTo the project ${project.projectId} (${WHAT}):`);
  for (const site of (await findSites(ROOT)).all) {
    const files = await filesBelow(join(folder, 'sites', site));
    console.log(`\n  ${project.siteId(site)}  ${project.originOf(site)}`);
    for (const file of files) console.log(`    ${file}`);
  }
  console.log('\n  The rules and indexes of Firestore, and the rules of Storage.');
}
