import { CommandError } from '@bank/release';
import { AUDIT_EXIT, auditDependencies, type AuditOptions } from './audit-dependencies';
import { runCommand } from './command';
import { readCommandLine } from './options';
import { ROOT } from './paths';
import { readShipped } from './shipped-packages';

const USAGE = `npm run audit -- [--save <file> | --from <file>]:
  --save advisories.json   save the registry's advisories for this lock file
  --from advisories.json   check offline with saved advisories`;

function readAuditOptions(args: readonly string[]): AuditOptions {
  const text = { type: 'string' } as const;
  const options = { save: text, from: text };
  const { values } = readCommandLine({ args: [...args], options }, USAGE);
  if (values.save === undefined || values.from === undefined) return values;
  throw new CommandError(
    '--save needs the registry and --from works offline: they cannot be combined.',
    USAGE,
  );
}

// npm run audit: checks the source of each dependency and known vulnerabilities. Exit code 1:
// something must be fixed. Exit code 2: vulnerabilities could not be checked.
await runCommand(async () => {
  const options = readAuditOptions(process.argv.slice(2));
  const { result, lines } = await auditDependencies(ROOT, options, () => readShipped(ROOT));
  for (const line of lines) console.log(line);
  console.log(`Audit ${result}.`);
  return AUDIT_EXIT[result];
});
