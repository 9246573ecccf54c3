import { parseArgs } from 'node:util';
import { CommandError } from '@bank/release';

const USAGE = `npm run audit -- [--save <file> | --from <file>]:
  --save advisories.json   save the registry's advisories for this lock file
  --from advisories.json   check offline with saved advisories`;

export type AuditOptions = { save?: string | undefined; from?: string | undefined };

/** Parses the command line of `npm run audit`; rejects unknown options. */
export function readAuditOptions(args: readonly string[]): AuditOptions {
  const text = { type: 'string' } as const;
  const values = parse(() => parseArgs({ args: [...args], options: { save: text, from: text } }));
  if (values.save === undefined || values.from === undefined) return values;
  throw new CommandError(
    '--save needs the registry and --from works offline: they cannot be combined.',
    USAGE,
  );
}

function parse(read: () => { values: AuditOptions }): AuditOptions {
  try {
    return read().values;
  } catch (error) {
    throw new CommandError((error as Error).message, USAGE);
  }
}
