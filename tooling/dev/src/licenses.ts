import { runCommand } from './command';
import { groupByLicense, refusedLicenses } from './license-policy';
import { readLockPackages } from './lock-packages';
import { readOptions } from './options';
import { ROOT } from './paths';
import { readShipped } from './shipped-packages';

// npm run licenses: the licenses of what is shipped; fails for one that is not allowed.
// npm run licenses -- --all: those of the development tools too, which are not shipped; never fails.
await runCommand(async () => {
  const { all = false } = readOptions(process.argv.slice(2), ['all']);
  const packages = await readLockPackages(ROOT);
  const shipped = all ? undefined : await readShipped(ROOT);
  const listed = shipped ? packages.filter(({ id }) => shipped.has(id)) : packages;
  for (const [license, ids] of groupByLicense(listed)) {
    console.log(`${license} (${ids.length})\n  ${ids.join(', ')}`);
  }
  const refused = all ? [] : refusedLicenses(listed);
  if (refused.length === 0) return 0;
  console.error(`\nNo license, or one that tooling/dev/src/license-policy.ts does not allow:`);
  for (const line of refused) console.error(`  ${line}`);
  return 1;
});
