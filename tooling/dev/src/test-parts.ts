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
export type Part = (typeof PARTS)[number];

/** The parts that `--affected` runs: they need no emulators, and can be limited to what has changed. */
const AFFECTED_PARTS: readonly Part[] = ['typecheck', 'lint', 'unit', 'build'];

/** `parts`: those of `--only a,b`, or all; with `--affected`, only those that it supports. */
export type TestOptions = { parts: ReadonlySet<Part>; isAffected: boolean };

export function readTestOptions(args: readonly string[]): TestOptions {
  const refuse = (message: string) =>
    new CommandError(
      message,
      `Use --affected, or --only unit,e2e with any of: ${PARTS.join(', ')}.`,
    );
  const options = { only: { type: 'string' }, affected: { type: 'boolean' } } as const;
  const read = () => {
    try {
      return parseArgs({ args: [...args], options }).values;
    } catch (error) {
      throw refuse((error as Error).message);
    }
  };
  const { only, affected: isAffected = false } = read();
  const parts = only === undefined ? new Set(PARTS) : readParts(only.split(','), refuse);
  return {
    isAffected,
    parts: isAffected ? new Set(AFFECTED_PARTS.filter((part) => parts.has(part))) : parts,
  };
}

function readParts(only: string[], refuse: (message: string) => CommandError): Set<Part> {
  const unknown = only.filter((name) => !PARTS.some((part) => part === name));
  if (unknown.length > 0) throw refuse(`There is no part ${unknown.join(', ')}.`);
  return new Set(PARTS.filter((part) => only.includes(part)));
}
