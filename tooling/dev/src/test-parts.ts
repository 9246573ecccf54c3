import { parseArgs } from 'node:util';
import { CommandError } from '@bank/release';

const PARTS = [
  'typecheck',
  'lint',
  'unit',
  'build',
  'workload',
  'gallery',
  'integration',
  'e2e',
] as const;

/** A part of `npm test`. */
type Part = (typeof PARTS)[number];

/** The parts that `--affected` runs: they need no emulators, and can be limited to what has changed. */
const AFFECTED_PARTS: readonly Part[] = ['typecheck', 'lint', 'unit', 'build'];

/** One of `count` machines that share the tests. The first has the index 1. */
export type Shard = { index: number; count: number };

/** Steps that are not divided: each runs in one shard. */
const UNDIVIDED = ['source checks', 'attacks', 'workload, gallery and releases'] as const;

/** Whether a step that is not divided runs in this shard. */
export function isInShard(step: (typeof UNDIVIDED)[number], { index, count }: Shard): boolean {
  return UNDIVIDED.indexOf(step) % count === index - 1;
}

/** The option of Jest and Playwright that divides their tests. */
export function shardOption({ index, count }: Shard): string[] {
  return count === 1 ? [] : [`--shard=${index}/${count}`];
}

/** `parts`: those of `--only a,b`, or all; with `--affected`, only those that it supports. */
export type TestOptions = { parts: ReadonlySet<Part>; isAffected: boolean; shard: Shard };

export function readTestOptions(args: readonly string[]): TestOptions {
  const refuse = (message: string) =>
    new CommandError(
      message,
      `Use --affected, --shard 1/2, or --only unit,e2e with any of: ${PARTS.join(', ')}.`,
    );
  const options = {
    only: { type: 'string' },
    affected: { type: 'boolean' },
    shard: { type: 'string', default: '1/1' },
  } as const;
  const read = () => {
    try {
      return parseArgs({ args: [...args], options }).values;
    } catch (error) {
      throw refuse((error as Error).message);
    }
  };
  const { only, affected: isAffected = false, shard } = read();
  const parts = only === undefined ? new Set(PARTS) : readParts(only.split(','), refuse);
  return {
    isAffected,
    shard: readShard(shard, refuse),
    parts: isAffected ? new Set(AFFECTED_PARTS.filter((part) => parts.has(part))) : parts,
  };
}

function readShard(text: string, refuse: (message: string) => CommandError): Shard {
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!index || !count || index > count) throw refuse(`"${text}" is no shard such as 1/2.`);
  return { index, count };
}

function readParts(only: string[], refuse: (message: string) => CommandError): Set<Part> {
  const unknown = only.filter((name) => !PARTS.some((part) => part === name));
  if (unknown.length > 0) throw refuse(`There is no part ${unknown.join(', ')}.`);
  return new Set(PARTS.filter((part) => only.includes(part)));
}
