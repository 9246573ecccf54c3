import { developmentKeys, findSites, CommandError } from '@bank/release';
import type { LocalBank } from './local-bank';
import { DEVELOPMENT_KEYS, ROOT, runFolder } from './paths';
import { basePort, portLayout, siteOrigin } from './ports';

const RUNS = {
  start: { variable: 'BANK_PORT', base: 3000, projectId: 'demo-fernhill' },
  test: { variable: 'BANK_TEST_PORT', base: 4300, projectId: 'demo-fernhill-test' },
} as const;

/** The bank that npm start or npm test currently serves. */
export async function servedBank(
  run: keyof typeof RUNS = 'start',
): Promise<LocalBank & { url: string }> {
  const { variable, base, projectId } = RUNS[run];
  const ports = portLayout(basePort(process.env, variable, base), (await findSites(ROOT)).all);
  const url = siteOrigin(ports, 'host');
  await fetch(url).catch(() => {
    throw new CommandError(`No bank is running at ${url}.`, 'Start it first: npm start');
  });
  const keys = await developmentKeys(DEVELOPMENT_KEYS);
  return { folder: runFolder(run), projectId, ports, keys, url };
}
