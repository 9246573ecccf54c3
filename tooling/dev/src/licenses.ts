import { runCommand } from './command';
import { groupByLicense, refusedLicenses } from './license-policy';
import { readLockPackages } from './lock-packages';
import { readOptions } from './options';
import { ROOT } from './paths';
import { readShipped } from './shipped-packages';

// npm run licenses: lists the licenses of shipped packages and fails if one is not allowed. `--all`
// also lists those of development tools and never fails.
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
  console.error(`\nPackages without a license that tooling/dev/src/license-policy.ts allows:`);
  for (const line of refused) console.error(`  ${line}`);
  return 1;
});
