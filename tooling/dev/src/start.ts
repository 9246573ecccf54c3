import { serveAddedSites } from './added-sites';
import { build } from './build';
import { interrupted, runCommand } from './command';
import { demoAccountsTable, seedDemoCustomers, seedDemoData } from './demo-data';
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
import { siteOrigin } from './ports';
import { step } from './progress';

// npm start: serves the whole bank on this machine as a production build. Every session sends
// reports, so that /status and the canaries have data.
process.env.REPORT_SAMPLE ??= '100';
await runCommand(async (scope) => {
  const { fresh = false } = readOptions(process.argv.slice(2), ['fresh']);
  const bank = await claimBank('start');
  const { folder } = bank;
  const data = new EmulatorData(folder, bank.ports.hub);
  if (fresh) await data.forget();

  const jars = await step('Looking for Java and the emulators', () =>
    obtainEmulators(scope.signal),
  );
  await step('Building host and remotes', () =>
    build({ backend: 'emulators', folder, signal: scope.signal }),
  );
  const local = environmentOf(bank);
  // A short refresh interval, because a developer who publishes here has the page open.
  const environment = { ...local, registry: { ...local.registry, refreshSeconds: 15 } };
  await step('Assembling the host', () => assembleBank(bank, { isFresh: fresh, environment }));
  const { ended } = await serveBank(bank, jars, scope, data);
  await serveAddedSites(bank, scope);
  await step('Writing the demo accounts', () => seedDemoData(bank));
  await step('Adding sixty demo customers', () => seedDemoCustomers(bank));
  await step('Releasing the remotes', async () => {
    await releaseToLocalBank(bank, { environment });
    await data.save();
  });

  const origin = siteOrigin(bank.ports, 'host');
  console.log(`\nReady: ${origin}\n\n${demoAccountsTable()}\n`);
  console.log(`Emails the bank would have sent: ${origin}/mailbox`);
  console.log(
    'Press Ctrl-C to stop. Data is kept; npm start -- --fresh starts with new demo data.',
  );
  const problem = await Promise.race([interrupted(scope.signal), ended]);
  if (problem && !scope.signal.aborted) throw problem;
  return 0;
});
