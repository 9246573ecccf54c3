import type { BankOptions } from './options';
import { Random } from './random';

/** A fault that is injected after a number of operations. */
export type Fault = { after: number } & (
  | { kind: 'cut'; share: number; when: 'now' | 'at the response' }
  | { kind: 'read everything' }
  /** Saves the data; a later kill restarts the process from this save. */
  | { kind: 'save' }
  | { kind: 'kill' }
);

const OPERATIONS_PER_CUT = 50;
const OPERATIONS_PER_KILL = 5000;
/** Limited, because each one reads all data again. */
const KILLS = 10;
const SNAPSHOTS = 10;

/** Plans the faults of a run, in order. */
export function planFaults({ seed, operations }: BankOptions): Fault[] {
  // Independent of the random numbers of the operations.
  const random = new Random(seed ^ 0x5eed);
  const faults: Fault[] = [];
  for (let after = OPERATIONS_PER_CUT; after < operations; after += OPERATIONS_PER_CUT) {
    const when = random.chance(0.5) ? 'now' : 'at the response';
    faults.push({ kind: 'cut', after, share: 0.1 + random.next() * 0.5, when });
  }
  const kills = Math.round(operations / OPERATIONS_PER_KILL);
  const part = operations / Math.min(KILLS, Math.max(1, kills));
  for (let begin = 0; begin + part <= operations; begin += part) {
    const save = Math.floor(begin + part * (0.3 + random.next() * 0.3));
    faults.push({ kind: 'save', after: save });
    faults.push({ kind: 'kill', after: save + random.whole(0, Math.floor(part * 0.2)) });
  }
  for (let index = 1; index <= SNAPSHOTS; index += 1) {
    faults.push({
      kind: 'read everything',
      after: Math.floor((operations * index) / (SNAPSHOTS + 1)),
    });
  }
  // The sort is stable: a kill never precedes its save.
  return faults.sort((a, b) => a.after - b.after);
}
