import { benchLoad, readLoadOptions } from '@bank/bench/load';
import { runCommand } from './command';
import { runFolder } from './paths';
import { LOOPBACK } from './ports';
import { startRulesBackend } from './rules-backend';

// npm run bench:load: customers use the bank through the product's data access for some minutes.
await runCommand(async (scope) => {
  const options = readLoadOptions(process.argv.slice(2));
  const folder = runFolder('load');
  const { projectId, ports } = await startRulesBackend('npm run bench:load', folder, scope);
  const emulators = {
    projectId,
    authHost: `${LOOPBACK}:${ports.auth}`,
    firestoreHost: `${LOOPBACK}:${ports.firestore}`,
  };
  const found = await benchLoad({ emulators, options, folder, signal: scope.signal });
  return found.length > 0 ? 1 : 0;
});
