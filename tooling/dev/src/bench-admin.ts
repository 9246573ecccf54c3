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
  throw new CommandError('--pages is 2 or more, --tries 1 or more.', 'For example: --pages 20');
}

// npm run bench:admin: how the administration does with the users of the bank that npm start serves.
await runCommand(async ({ signal }) => {
  const numbers = readNumbers(process.argv.slice(2));
  const ports = portLayout(basePort(process.env, 'BANK_PORT', 3000), (await findSites(ROOT)).all);
  const url = siteOrigin(ports, 'host');
  await fetch(url).catch(() => {
    throw new CommandError(`No bank answers at ${url}.`, 'Start it first: npm start');
  });
  const admin = accounts.find(({ role }) => role === 'admin');
  if (!admin) throw new CommandError('There is no demo admin.', 'Restore demo-accounts.json.');
  await benchAdmin({
    ...{ url, admin, signal, ...numbers },
    chromium: await obtainChromium(signal),
  });
  return 0;
});
