import { parseArgs } from 'node:util';
import accounts from '@bank/backend/demo-accounts.json' with { type: 'json' };
import { benchAdmin } from '@bank/bench/admin';
import { findSites, CommandError } from '@bank/release';
import { obtainChromium } from './chromium';
import { runCommand } from './command';
import { ROOT } from './paths';
import { basePort, portLayout, siteOrigin } from './ports';

function readNumbers(args: readonly string[]): { pages: number; tries: number } {
  const text = { type: 'string' as const };
  const options = { pages: { ...text, default: '200' }, tries: { ...text, default: '5' } };
  const { values } = parseArgs({ args: [...args], options });
  const [pages, tries] = [Number(values.pages), Number(values.tries)];
  if (pages >= 2 && tries >= 1) return { pages, tries };
  throw new CommandError(
    '--pages must be at least 2, --tries at least 1.',
    'For example: --pages 20',
  );
}

// npm run bench:admin: measures the admin screens with the users of the bank that npm start serves.
await runCommand(async ({ signal }) => {
  const numbers = readNumbers(process.argv.slice(2));
  const ports = portLayout(basePort(process.env, 'BANK_PORT', 3000), (await findSites(ROOT)).all);
  const url = siteOrigin(ports, 'host');
  await fetch(url).catch(() => {
    throw new CommandError(`No bank is running at ${url}.`, 'Start it first: npm start');
  });
  const admin = accounts.find(({ role }) => role === 'admin');
  if (!admin) throw new CommandError('The demo admin is missing.', 'Restore demo-accounts.json.');
  await benchAdmin({
    ...{ url, admin, signal, ...numbers },
    chromium: await obtainChromium(signal),
  });
  return 0;
});
