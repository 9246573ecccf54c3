import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Sent, tooCostly } from '@bank/bench/release-cost';
import { measureReleases } from '@bank/bench/releases';
import { findSites, HOST } from '@bank/release';
import { compressedBank } from './compressed-bank';
import { ROOT } from './paths';

const SCREEN = 'remotes/dashboard/src/features/overview/dashboard-screen.tsx';

/** The sources that each release changes. */
async function changesOf(): Promise<Record<string, string[]>> {
  const { remotes } = await findSites(ROOT);
  return {
    nothing: [],
    'one remote': [SCREEN],
    'all remotes': remotes.map((name) => `remotes/${name}/src/app.tsx`),
    'the host': ['host/src/app/app.tsx'],
    'the database library': ['shared/firebase/src/firestore.ts'],
  };
}

/**
 * Measures what releases cost a returning customer who opens the dashboard. Each release changes a line of
 * the sources, which are restored at the end.
 */
export async function benchReleases(chromium: string, signal: AbortSignal): Promise<number> {
  const bank = await compressedBank([], signal);
  let sent: Sent[] = [];
  const serve = () => bank.serve((file, bytes) => sent.push({ file, bytes }));
  let stop = await serve();
  const originals = new Map<string, string>();
  const change = async (path: string) => {
    const file = join(ROOT, path);
    const text = originals.get(file) ?? (await readFile(file, 'utf8'));
    originals.set(file, text);
    await writeFile(file, `${text}\nObject.assign(globalThis, { release: '${randomUUID()}' });\n`);
  };
  const releases = Object.entries(await changesOf()).map(([name, paths]) => ({
    name,
    async publish() {
      if (paths.length === 0) return;
      for (const path of paths) await change(path);
      await bank.release();
      // Forgets the compressed pages.
      stop();
      stop = await serve();
    },
  }));
  const takeSent = () => {
    const taken = sent;
    sent = [];
    return taken;
  };
  try {
    const url = bank.originOf(HOST);
    const { first, costs } = await measureReleases({ url, releases, takeSent, chromium, signal });
    const exceeded = tooCostly(first, costs);
    for (const line of exceeded) console.log(line);
    return exceeded.length > 0 ? 1 : 0;
  } finally {
    for (const [file, text] of originals) await writeFile(file, text);
    stop();
  }
}
