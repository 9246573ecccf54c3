import { measureAll, type WebPage } from '@bank/bench/web';
import { buildFloor, buildMonolith, copyPrerenderedHtml } from '@bank/bench/web-builds';
import { benchTable, federationOverhead, isWithin, formatOverhead } from '@bank/bench/web-table';
import { HOST } from '@bank/release';
import { compressedBank, withBankPages } from './compressed-bank';
import { ROOT } from './paths';
import { step } from './progress';

const MONOLITH = 'monolith';
const FLOOR = 'floor';

/** Compares the three builds, served compressed, on a simulated slow phone. */
export async function benchWeb(
  chosen: { pages: readonly WebPage[]; rounds: number },
  chromium: string,
  signal: AbortSignal,
): Promise<number> {
  const baselines = [withBankPages(MONOLITH), { name: FLOOR, pageOf: () => '/index.html' }];
  const bank = await compressedBank(baselines, signal);
  const { originOf, folderOf, environment } = bank;
  await step('Building the single build and the minimal baseline', async () => {
    await buildMonolith(ROOT, folderOf(MONOLITH), environment);
    await copyPrerenderedHtml(folderOf(HOST), folderOf(MONOLITH), originOf(MONOLITH));
    await buildFloor(folderOf(FLOOR), environment);
  });
  const stop = await bank.serve();
  try {
    const results = await step('Measuring', () =>
      measureAll({
        candidates: [
          { name: 'federated', url: originOf(HOST) },
          { name: 'one build', url: originOf(MONOLITH) },
          { name: 'floor', url: originOf(FLOOR) },
        ],
        ...chosen,
        chromium,
        signal,
      }),
    );
    console.log(`\n${benchTable(results)}\n`);
    const [federated, monolith] = results;
    if (!federated || !monolith) return 1;
    const taxes = federationOverhead(federated, monolith);
    for (const tax of taxes) console.log(formatOverhead(tax));
    return taxes.every(isWithin) ? 0 : 1;
  } finally {
    stop();
  }
}
