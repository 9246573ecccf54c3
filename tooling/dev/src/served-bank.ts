import { CommandError } from '@bank/release';
import { bankOf, type LocalBank } from './local-bank';
import { siteOrigin } from './ports';

/** The bank that npm start or npm test currently serves. */
export async function servedBank(
  run: 'start' | 'test' = 'start',
): Promise<LocalBank & { url: string }> {
  const bank = await bankOf(run);
  const url = siteOrigin(bank.ports, 'host');
  await fetch(url).catch(() => {
    throw new CommandError(`No bank is running at ${url}.`, 'Start it first: npm start');
  });
  return { ...bank, url };
}
