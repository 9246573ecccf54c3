import { AUDIT_EXIT, auditDependencies } from './audit-dependencies';
import { readAuditOptions } from './audit-options';
import { runCommand } from './command';
import { ROOT } from './paths';
import { readShipped } from './shipped-packages';

// npm run audit: where the dependencies come from, and which are known to be vulnerable. Exit code
// 1 for what has to be corrected, 2 where vulnerabilities could not be checked.
await runCommand(async () => {
  const options = readAuditOptions(process.argv.slice(2));
  const { result, lines } = await auditDependencies(ROOT, options, () => readShipped(ROOT));
  for (const line of lines) console.log(line);
  console.log(`Audit ${result}.`);
  return AUDIT_EXIT[result];
});
