import { type Environment, parseEnvironment } from '@bank/contracts';
import { interrupted, runCommand } from './command';
import { startDevServers } from './dev-servers';

// Runs the dev servers of `npm run dev` over a copy of the sources, which a test may change, next
// to a bank that is already served: serve-copy.ts <copy> '{"host":4400,"transfer":4406}'
// '<environment of the page>'
await runCommand(async (scope) => {
  const [copy = '', ports = '{}', environment = '{}'] = process.argv.slice(2);
  const sites = Object.entries(JSON.parse(ports) as Record<string, number>);
  await startDevServers(
    sites.map(([name, port]) => ({ name, port })),
    readEnvironment(environment),
    scope,
    copy,
  );
  console.log('Ready');
  await interrupted(scope.signal);
  return 0;
});

function readEnvironment(text: string): Environment {
  const environment = parseEnvironment(JSON.parse(text));
  if (environment.ok) return environment.value;
  throw new Error(environment.problem);
}
