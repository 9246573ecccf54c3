import { join } from 'node:path';
import { serve, type Site } from '@bank/bench/static-server';
import { measureAll } from '@bank/bench/web';
import { buildFloor, buildMonolith, shareLanding } from '@bank/bench/web-programs';
import { benchTable, federationTax, isWithin, taxLine } from '@bank/bench/web-table';
import { findSites, HOST, REGISTRY } from '@bank/release';
import { build } from './build';
import { checkPorts } from './free-ports';
import { assembleBank, environmentOf } from './local-bank';
import { ROOT, runFolder } from './paths';
import { step } from './progress';
import { servedBank } from './served-bank';

const ROUNDS = 5;

// Beyond what the emulators take, and below the dev servers.
const FIRST_PORT = 60;
const PAGES: Readonly<Record<string, string>> = {
  '/': '/index.html',
  '/AboutUs': '/about-us.html',
};
const pageOf = (path: string) => PAGES[path] ?? '/app.html';

/** Measures the three programs, all served compressed, to a slow phone. */
export async function benchWeb(chromium: string, signal: AbortSignal): Promise<number> {
  const bank = { ...(await servedBank()), folder: runFolder('bench') };
  const { all } = await findSites(ROOT);
  const names = [...all, 'monolith', 'floor'];
  const portOf = (name: string) => bank.ports.base + FIRST_PORT + names.indexOf(name);
  const originOf = (name: string) => `http://localhost:${portOf(name)}`;
  const folderOf = (name: string) =>
    join(bank.folder, all.includes(name) ? join('sites', name) : name);
  await checkPorts(
    names.map((name) => ({ port: portOf(name), what: name })),
    'BANK_PORT',
  );
  const environment = {
    ...environmentOf(bank),
    registryUrl: `${originOf(REGISTRY)}/registry.json`,
  };

  await step('Building host and remotes', () =>
    build({ backend: 'emulators', folder: bank.folder, signal }),
  );
  await assembleBank(bank, { isFresh: true, originOf, environment });
  await step('Building the same as one, and the floor', async () => {
    await buildMonolith(ROOT, folderOf('monolith'), environment);
    await shareLanding(folderOf(HOST), folderOf('monolith'), originOf('monolith'));
    await buildFloor(folderOf('floor'), environment);
  });
  const sites = names.map((name): Site => {
    const site = { folder: folderOf(name), port: portOf(name) };
    if (name === 'floor') return { ...site, pageOf: () => '/index.html' };
    return [HOST, 'monolith'].includes(name) ? { ...site, pageOf } : site;
  });
  const servers = await Promise.all(sites.map(serve));
  try {
    const results = await step('Measuring', () =>
      measureAll({
        candidates: [
          { name: 'federated', url: originOf(HOST) },
          { name: 'one build', url: originOf('monolith') },
          { name: 'floor', url: originOf('floor') },
        ],
        rounds: Number(process.env.BENCH_ROUNDS ?? ROUNDS),
        chromium,
        signal,
      }),
    );
    console.log(`\n${benchTable(results)}\n`);
    const [federated, monolith] = results;
    if (!federated || !monolith) return 1;
    const taxes = federationTax(federated, monolith);
    for (const tax of taxes) console.log(taxLine(tax));
    return taxes.every(isWithin) ? 0 : 1;
  } finally {
    for (const server of servers) server.close();
  }
}
