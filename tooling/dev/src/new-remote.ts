import { join } from 'node:path';
import { CommandError } from '@bank/release';
import { runCommand } from './command';
import { readCommandLine } from './options';
import { ROOT } from './paths';
import { mustRun } from './run-program';
import { scaffoldRemote } from './scaffold/scaffold-remote';

const USAGE = 'For example: npm run new-remote -- savings';

// npm run new-remote -- savings: generates a remote that can be built, tested and released without
// changes.
await runCommand(async ({ signal }) => {
  const text = { type: 'string' } as const;
  const options = { owner: text, contact: text };
  const { positionals, values } = readCommandLine({ allowPositionals: true, options }, USAGE);
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) {
    throw new CommandError('Exactly one name is required.', USAGE);
  }
  const folder = await scaffoldRemote(ROOT, name, values);
  await mustRun('prettier', ['--write', folder], {
    log: join(ROOT, '.bank', 'new-remote.log'),
    signal,
    remedy: 'Install what the repository needs: npm ci',
  });
  console.log(`\n${folder} was created. Next:

  npm install                        links it with the other packages
  npm run release -- publish ${name}   builds it and makes it live, also while npm start runs`);
  return 0;
});
