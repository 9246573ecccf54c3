import { AUDIT_EXIT, auditDependencies } from './audit-dependencies';
import { readAuditOptions } from './audit-options';
import { runCommand } from './command';
import { ROOT } from './paths';
import { readShipped } from './shipped-packages';

// npm run audit: checks the source of each dependency and known vulnerabilities. Exit code 1:
// something must be fixed. Exit code 2: vulnerabilities could not be checked.
await runCommand(async () => {
  const options = readAuditOptions(process.argv.slice(2));
  const { result, lines } = await auditDependencies(ROOT, options, () => readShipped(ROOT));
  for (const line of lines) console.log(line);
  console.log(`Audit ${result}.`);
  return AUDIT_EXIT[result];
});
