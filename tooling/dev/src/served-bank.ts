import { CommandError } from '@bank/release';
import { bankOf, emulatorVariables, type LocalBank } from './local-bank';
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

/** The environment of browser specs that run on a served bank. */
export function specEnvironment(
  bank: Awaited<ReturnType<typeof servedBank>>,
  chromium: string,
): NodeJS.ProcessEnv {
  return {
    ...emulatorVariables(bank),
    BANK_URL: bank.url,
    BANK_PROJECT: bank.projectId,
    CHROMIUM_PATH: chromium,
  };
}
