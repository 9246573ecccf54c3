import { readFile, rm, writeFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { deserialize, serialize } from 'node:v8';
import { CommandError } from '@bank/release';
import type { Violation } from '../snapshot';
import { checkHistory } from './check-history';
import type { Epoch } from './history';

/**
 * Checks what happened between the starts of the emulator, and prints the result. Keeps the histories with anomalies in
 * the file `kept`, so that they can be checked again without another run.
 */
export async function checkHistories(epochs: readonly Epoch[], kept: string): Promise<Violation[]> {
  await rm(kept, { force: true });
  const anomalies = check(epochs);
  if (anomalies.length > 0) {
    const broken = epochs.filter((epoch) => checkHistory(epoch).anomalies.length > 0);
    await writeFile(kept, serialize(broken));
    console.log(`Check these histories again with: npm run bench:bank -- --check ${kept}`);
  }
  return anomalies;
}

/** Checks the histories that an earlier run has kept, and prints the anomalies. Throws `CommandError`. */
export async function recheckHistories(kept: string): Promise<Violation[]> {
  const bytes = await readFile(kept).catch(() => {
    throw new CommandError(`${kept} cannot be read.`, 'A run with anomalies writes this file.');
  });
  const anomalies = check(deserialize(bytes) as Epoch[]);
  for (const anomaly of anomalies) console.log(JSON.stringify(anomaly));
  return anomalies;
}

function check(epochs: readonly Epoch[]): Violation[] {
  const begin = performance.now();
  const results = epochs.map(checkHistory);
  const sum = (name: 'commits' | 'reads' | 'unanswered' | 'resolved' | 'overtaken') =>
    results.reduce((total, result) => total + result[name], 0);
  const anomalies = results.flatMap((result) => result.anomalies);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(
    `History: ${sum('commits')} commits and ${sum('reads')} reads replayed in ${seconds} s; ` +
      `${sum('resolved')} of ${sum('unanswered')} commits without a response were executed; ` +
      `${sum('overtaken')} reads are of the state before a commit in progress; ${anomalies.length} anomalies`,
  );
  return anomalies;
}
