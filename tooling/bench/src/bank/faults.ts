import type { BankOptions } from './options';
import { Random } from './random';

/** What befalls the bank once so many operations are through. */
export type Fault = { after: number } & (
  | { kind: 'cut'; share: number; when: 'now' | 'at the answer' }
  | { kind: 'read everything' }
  /** The data are saved, work goes on, and then the process is killed and begins again from the save. */
  | { kind: 'save' }
  | { kind: 'kill' }
);

const OPERATIONS_PER_CUT = 50;
const OPERATIONS_PER_KILL = 5000;
/** Each reads everything anew, and so takes the longer the more there is. */
const KILLS = 10;
const READINGS = 10;

/** The faults of a run, in order. */
export function planFaults({ seed, operations }: BankOptions): Fault[] {
  // Other draws than those of the operations.
  const random = new Random(seed ^ 0x5eed);
  const faults: Fault[] = [];
  for (let after = OPERATIONS_PER_CUT; after < operations; after += OPERATIONS_PER_CUT) {
    const when = random.chance(0.5) ? 'now' : 'at the answer';
    faults.push({ kind: 'cut', after, share: 0.1 + random.next() * 0.5, when });
  }
  const kills = Math.round(operations / OPERATIONS_PER_KILL);
  const part = operations / Math.min(KILLS, Math.max(1, kills));
  for (let begin = 0; begin + part <= operations; begin += part) {
    const save = Math.floor(begin + part * (0.3 + random.next() * 0.3));
    faults.push({ kind: 'save', after: save });
    faults.push({ kind: 'kill', after: save + random.whole(0, Math.floor(part * 0.2)) });
  }
  for (let index = 1; index <= READINGS; index += 1) {
    faults.push({
      kind: 'read everything',
      after: Math.floor((operations * index) / (READINGS + 1)),
    });
  }
  // Sorting keeps the order of equals: a kill never comes before its save.
  return faults.sort((a, b) => a.after - b.after);
}
