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

/** The parts to run: those of `--only a,b`, or all. */
export function readParts(args: readonly string[]): ReadonlySet<Part> {
  const refuse = (message: string) =>
    new CommandError(message, `Use --only unit,e2e with any of: ${PARTS.join(', ')}.`);
  const read = () => {
    try {
      return parseArgs({ args: [...args], options: { only: { type: 'string' } } }).values.only;
    } catch (error) {
      throw refuse((error as Error).message);
    }
  };
  const only = read()?.split(',');
  if (!only) return new Set(PARTS);
  const unknown = only.filter((name) => !PARTS.some((part) => part === name));
  if (unknown.length > 0) throw refuse(`There is no part ${unknown.join(', ')}.`);
  return new Set(PARTS.filter((part) => only.includes(part)));
}
