import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '@bank/release';
import { runCommand } from './command';
import { ROOT } from './paths';
import { mustRun } from './run-program';
import { scaffoldRemote } from './scaffold/scaffold-remote';

// npm run new-remote -- savings: a remote that can be built, tested and released as it stands.
await runCommand(async ({ signal }) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) {
    throw new Problem('It takes one name.', 'For example: npm run new-remote -- savings');
  }
  const folder = await scaffoldRemote(ROOT, name);
  await mustRun('prettier', ['--write', folder, join(ROOT, 'firebase.json')], {
    log: join(ROOT, '.bank', 'new-remote.log'),
    signal,
    remedy: 'Install what the repository needs: npm ci',
  });
  console.log(`\n${folder} is there, and its site in firebase.json. What comes next:

  npm install                        makes it known to the other packages
  npm start                          shows it in the menu: it was deployed with the host, whose
                                     policy names the origins that scripts may come from
  npm run release -- publish ${name}   releases it alone, from then on`);
  return 0;
});
