import { developmentKey, findSites, Problem } from '@bank/release';
import type { LocalBank } from './local-bank';
import { DEVELOPMENT_KEY, ROOT, runFolder } from './paths';
import { basePort, portLayout, siteOrigin } from './ports';

/** The bank that npm start serves; refuses where none does. */
export async function servedBank(): Promise<LocalBank & { url: string }> {
  const ports = portLayout(basePort(process.env, 'BANK_PORT', 3000), (await findSites(ROOT)).all);
  const url = siteOrigin(ports, 'host');
  await fetch(url).catch(() => {
    throw new Problem(`No bank answers at ${url}.`, 'Start it first: npm start');
  });
  const key = await developmentKey(DEVELOPMENT_KEY);
  return { folder: runFolder('start'), projectId: 'demo-fernhill', ports, key, url };
}
