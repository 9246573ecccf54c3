import { join } from 'node:path';
import { CanaryWatch, collectReports, keptReports, type Target } from '@bank/release';
import { interrupted } from './command';
import { runFolder } from './paths';
import type { ReleaseOptions } from './release-options';

/** `npm run release -- watch`: collects what browsers report, until Ctrl-C. */
export async function watchCanaries(
  target: Target,
  { bank, port, threshold, least }: ReleaseOptions,
  who: string,
  signal: AbortSignal,
): Promise<void> {
  const file = join(runFolder(bank), 'reports.ndjson');
  const watch = new CanaryWatch(target, { threshold, least }, () => ({ who, at: new Date() }));
  const take: Parameters<typeof collectReports>[2] = async (report) => {
    const message = await watch.take(report);
    if (message) console.log(message);
  };
  for (const report of await keptReports(file)) await take(report);
  const server = await collectReports(port, file, take);
  console.log(`Reports are taken at http://localhost:${port} and kept in ${file}.`);
  console.log('Browsers send them where the bank was started with that address as REPORT_URL.');
  await interrupted(signal);
  server.close();
}
