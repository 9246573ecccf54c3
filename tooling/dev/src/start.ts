import { serveAddedSites } from './added-sites';
import { build } from './build';
import { interrupted, runCommand } from './command';
import { demoAccountsTable, seedDemoData } from './demo-data';
import { EmulatorData } from './emulator-data';
import { obtainEmulators } from './emulator-jars';
import {
  assembleBank,
  claimBank,
  environmentOf,
  releaseToLocalBank,
  serveBank,
} from './local-bank';
import { readOptions } from './options';
import { runFolder } from './paths';
import { siteOrigin } from './ports';
import { step } from './progress';

// npm start: the whole bank on this machine, as it is built for production.
// All sessions report, so that /status and canaries have something to go by.
process.env.REPORT_SAMPLE ??= '100';
await runCommand(async (scope) => {
  const { fresh = false } = readOptions(process.argv.slice(2), ['fresh']);
  const folder = runFolder('start');
  const bank = await claimBank({
    command: 'npm start',
    folder,
    projectId: 'demo-fernhill',
    portVariable: 'BANK_PORT',
    defaultPort: 3000,
  });
  const data = new EmulatorData(folder, bank.ports.hub);
  if (fresh) await data.forget();

  const jars = await step('Looking for Java and the emulators', () =>
    obtainEmulators(scope.signal),
  );
  await step('Building host and remotes', () =>
    build({ backend: 'emulators', folder, signal: scope.signal }),
  );
  const local = environmentOf(bank);
  // Who publishes here has the page open beside it.
  const environment = { ...local, registry: { ...local.registry, refreshSeconds: 15 } };
  await step('Assembling the host', () => assembleBank(bank, { isFresh: fresh, environment }));
  const { ended } = await serveBank(bank, jars, scope, data);
  await serveAddedSites(bank, scope);
  await step('Writing demo data', async () => {
    await seedDemoData(bank);
  });
  await step('Releasing the remotes', async () => {
    await releaseToLocalBank(bank, { environment });
    await data.save();
  });

  const origin = siteOrigin(bank.ports, 'host');
  console.log(`\nReady: ${origin}\n\n${demoAccountsTable()}\n`);
  console.log(`What the bank would have mailed: ${origin}/mailbox`);
  console.log('Ctrl-C stops it. What you do is kept; npm start -- --fresh begins anew.');
  const problem = await Promise.race([interrupted(scope.signal), ended]);
  if (problem && !scope.signal.aborted) throw problem;
  return 0;
});
