import { cp } from 'node:fs/promises';
import { watch } from 'node:fs';
import { basename, join } from 'node:path';
import { type DevVersion, findSites, HOST, CommandError, readManifest } from '@bank/release';
import { build } from './build';
import { interrupted, runCommand, type Scope } from './command';
import { demoAccountsTable, seedDemoCustomers, seedDemoData } from './demo-data';
import { type DevSite, startDevServers } from './dev-servers';
import { EmulatorData } from './emulator-data';
import { obtainEmulators } from './emulator-jars';
import { checkPorts } from './free-ports';
import {
  assembleBank,
  claimBank,
  environmentOf,
  releaseToLocalBank,
  serveBank,
} from './local-bank';
import { ROOT } from './paths';
import { step } from './progress';

// npm run dev: hot reload for the host and all remotes, or with `-- transfer admin` for the host
// and these; the other remotes are served from their build.
await runCommand(async (scope) => {
  const { remotes } = await findSites(ROOT);
  const named = readNames(process.argv.slice(2), remotes);
  const bank = await claimBank('dev');
  const { folder } = bank;
  const sites = [HOST, ...named].map((name) => devSite(name, bank.ports.devServers));
  await checkPorts(
    sites.map(({ name, port }) => ({ port, what: `the dev server of "${name}"` })),
    'BANK_PORT',
  );
  const data = new EmulatorData(folder, bank.ports.hub);

  const jars = await step('Looking for Java and the emulators', () =>
    obtainEmulators(scope.signal),
  );
  const others = remotes.filter((name) => !named.includes(name));
  if (others.length > 0) {
    await step(`Building ${others.join(', ')}`, () =>
      build({ backend: 'emulators', folder, signal: scope.signal }, others),
    );
  }
  await assembleBank(bank, { isFresh: true, isHostServedElsewhere: true });
  const { ended } = await serveBank(bank, jars, scope, data);
  await step('Writing demo data', async () => {
    await seedDemoData(bank);
    await seedDemoCustomers(bank);
  });
  const devServers = await devVersions(sites);
  await step('Releasing the remotes', () =>
    releaseToLocalBank(bank, { devServers, isHostServedElsewhere: true }),
  );
  await copyRulesOnChange(folder, scope);
  await step(`Compiling ${sites.map(({ name }) => name).join(', ')}`, () =>
    startDevServers(sites, environmentOf(bank), scope),
  );

  console.log(
    `\nReady: ${originOf(devSite(HOST, bank.ports.devServers))}\n\n${demoAccountsTable()}\n`,
  );
  const problem = await Promise.race([interrupted(scope.signal), ended]);
  if (problem && !scope.signal.aborted) throw problem;
  return 0;
});

function readNames(args: readonly string[], remotes: readonly string[]): readonly string[] {
  const unknown = args.filter((name) => !remotes.includes(name));
  if (unknown.length === 0) return args.length > 0 ? [...new Set(args)] : remotes;
  throw new CommandError(
    `There is no remote ${unknown.join(', ')}.`,
    `Remotes: ${remotes.join(', ')}. Without names, all of them.`,
  );
}

function devSite(name: string, ports: Readonly<Record<string, number>>): DevSite {
  const port = ports[name];
  if (port === undefined) throw new Error(`${name} has no port`);
  return { name, port };
}

function originOf({ port }: DevSite): string {
  return `http://localhost:${port}`;
}

/** The dev server entries of the remotes that are compiled here. */
async function devVersions(sites: readonly DevSite[]): Promise<Record<string, DevVersion>> {
  const versions: Record<string, DevVersion> = {};
  for (const site of sites.filter(({ name }) => name !== HOST)) {
    const file = join(ROOT, 'remotes', site.name, 'remote.json');
    const manifest = await readManifest(file, site.name);
    versions[site.name] = { entry: `${originOf(site)}/remoteEntry.js`, manifest };
  }
  return versions;
}

/** Copies changed rules into the run folder, where the emulators watch them. */
async function copyRulesOnChange(folder: string, scope: Scope): Promise<void> {
  const sources = join(ROOT, 'tooling', 'firebase');
  const watcher = watch(sources, (_event, file) => {
    if (file?.endsWith('.rules')) void cp(join(sources, file), join(folder, basename(file)));
  });
  scope.signal.addEventListener('abort', () => watcher.close(), { once: true });
}
