import { measureBundles } from '@bank/bench/size';
import { build } from './build';
import { runCommand } from './command';
import { ROOT, runFolder } from './paths';
import { step } from './progress';

// npm run size: checks the transfer sizes of the production pages against their budgets.
await runCommand(async ({ signal }) => {
  const folder = runFolder('start');
  await step('Building host and remotes', () => build({ backend: 'emulators', folder, signal }));
  const problems = await measureBundles(ROOT);
  for (const problem of problems) console.log(problem);
  return problems.length > 0 ? 1 : 0;
});
