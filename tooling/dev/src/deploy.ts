import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Bank,
  buildSites,
  listFiles,
  findEmulatorTraces,
  findSites,
  HOST,
  CommandError,
  writeLivePages,
} from '@bank/release';
import { build } from './build';
import { runCommand } from './command';
import { FIREBASE_CLI } from './emulator-jars';
import { readOptions } from './options';
import { ROOT, runFolder } from './paths';
import { openProject } from './project-bank';
import { step } from './progress';
import { mustRun } from './run-program';

const WHAT = `hosting:${HOST},firestore,storage`;

// npm run deploy: deploys the host, the rules and the indexes to a Firebase project. It never
// changes which versions of the remotes are live; npm run release does. `-- --dry-run` stops before
// anything is sent.
await runCommand(async ({ signal }) => {
  const isDryRun = readOptions(process.argv.slice(2), ['dry-run'])['dry-run'] ?? false;
  const { project, bank } = await openProject();
  const { projectId, originOf, siteId } = project;
  const folder = runFolder('deploy');
  const { remotes } = await findSites(ROOT);
  const environment = {
    ...project.environment,
    registry: {
      ...{ url: project.registryUrl, floor: 0, revokedKeys: [] },
      rootKeys: [...bank.keys.rootKeys],
    },
    scriptOrigins: [...(project.scriptOrigins ?? remotes.map(originOf))],
  };

  await step('Building the host for the project', () =>
    build({ backend: 'project', appCheckKey: project.appCheckKey, folder, signal }, [HOST]),
  );
  await step('Assembling the host', async () => {
    await buildSites({ root: ROOT, folder, projectId, environment, originOf, siteId });
  });
  const send = (what: string) =>
    mustRun(
      process.execPath,
      [FIREBASE_CLI, 'deploy', '--only', what, '--project', projectId, '--non-interactive'],
      {
        cwd: folder,
        log: join(folder, 'deploy.log'),
        signal,
        remedy: 'Not signed in? Run: npx firebase login',
      },
    );
  // A new project denies every read until it has the rules.
  let isReadable = await canRead(bank);
  if (!isReadable && !isDryRun) {
    await step('Deploying the rules, which this project lacks', async () => {
      await send('firestore,storage');
      await untilReadable(bank, signal);
    });
    isReadable = true;
  }
  if (!isReadable) {
    console.log(
      '\nNot in this dry run: the pages for the live releases. The project denies reading them.',
    );
  } else {
    await step('Writing the pages for the live releases', () =>
      writeLivePages({ folder: join(folder, 'sites', HOST), environment, originOf }, bank),
    );
  }
  const addresses = [HOST, ...remotes].map(originOf).concat(new URL(project.registryUrl).origin);
  await step('Looking for traces of the emulators', () => refuseTraces(folder, addresses));
  await printPlan(`${siteId(HOST)}  ${originOf(HOST)}`, join(folder, 'sites', HOST));
  if (isDryRun) {
    console.log('\nNothing was deployed: this was a dry run.');
    return 0;
  }
  await step('Deploying', () => send(WHAT));
  console.log(`\nDeployed: ${originOf(HOST)}`);
  return 0;
});

/** Whether the registry can be read; false if the rules of the project deny it. */
async function canRead({ registry }: Bank): Promise<boolean> {
  try {
    await registry.readIndex();
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'permission-denied') return false;
    throw error;
  }
}

/** New rules take effect within a minute. */
async function untilReadable(bank: Bank, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (!(await canRead(bank))) {
    if (performance.now() > deadline) {
      throw new CommandError(
        'The registry cannot be read after the rules were deployed.',
        'Check the rules of Firestore in the Firebase console, then deploy again.',
      );
    }
    await wait(1000, undefined, { signal });
  }
}

async function refuseTraces(folder: string, addresses: readonly string[]): Promise<void> {
  const traces = await findEmulatorTraces(join(folder, 'sites', HOST), addresses);
  if (traces.length === 0) return;
  const list = traces.map(({ file, what }) => `    ${file}: ${what}`).join('\n');
  throw new CommandError(
    `The build for a real project has traces of the emulators:\n\n${list}\n`,
    'Wire the emulators only where process.env.BANK_BACKEND is "emulators".',
  );
}

async function printPlan(site: string, folder: string): Promise<void> {
  console.log(`\nTo be deployed (${WHAT}):\n\n  ${site}`);
  for (const file of await listFiles(folder)) console.log(`    ${file}`);
  console.log('\n  The rules and indexes of Firestore, and the rules of Storage.');
}
