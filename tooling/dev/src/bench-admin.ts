import { benchAdmin } from '@bank/bench/admin';
import { CommandError } from '@bank/release';
import { obtainChromium } from './chromium';
import { runCommand } from './command';
import { readCommandLine } from './options';
import { servedBank } from './served-bank';

const USAGE = '--pages must be at least 2, --tries at least 1. For example: --pages 20';

function readNumbers(args: readonly string[]): { pages: number; tries: number } {
  const text = { type: 'string' } as const;
  const options = { pages: { ...text, default: '200' }, tries: { ...text, default: '5' } };
  const { values } = readCommandLine({ args: [...args], options }, USAGE);
  const [pages, tries] = [Number(values.pages), Number(values.tries)];
  if (pages >= 2 && tries >= 1) return { pages, tries };
  throw new CommandError('These numbers are too small.', USAGE);
}

// npm run bench:admin: measures the admin screens with the users of the bank that npm start serves.
await runCommand(async ({ signal }) => {
  const numbers = readNumbers(process.argv.slice(2));
  const { url } = await servedBank();
  await benchAdmin({ url, signal, ...numbers, chromium: await obtainChromium(signal) });
  return 0;
});
