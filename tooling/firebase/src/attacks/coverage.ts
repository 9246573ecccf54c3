import { FIRESTORE_RULES } from '../testing/rule-blocks';
import { NEVER_EVALUATED } from './coverage-exceptions';
import { allow } from './assert-denied';
import type { CoverageNode } from './rules-project';
import { EmulatorPool, runAll } from './emulator-pool';
import { allowances } from './suite';

export type Coverage = {
  expressions: number;
  /** Those that were never evaluated and are not listed with a reason; with their lines. */
  missed: string[];
  /** Those that are listed, and were evaluated nevertheless, or do not exist. */
  staleExceptions: string[];
};

function expressionsIn(nodes: readonly CoverageNode[]): CoverageNode[] {
  return nodes.flatMap((node) => [node, ...expressionsIn(node.children ?? [])]);
}

function textOf({ sourcePosition: { currentOffset, endOffset } }: CoverageNode): string {
  return FIRESTORE_RULES.slice(currentOffset, endOffset).replace(/\s+/g, ' ');
}

/** Reads the emulator's report. */
export function coverageIn(
  report: readonly CoverageNode[],
  exceptions: Readonly<Record<string, string>> = NEVER_EVALUATED,
): Coverage {
  const expressions = expressionsIn(report);
  const never = expressions.filter(({ values = [] }) => values.length === 0);
  const texts = never.map(textOf);
  return {
    expressions: expressions.length,
    missed: never
      .filter((node) => !(textOf(node) in exceptions))
      .map((node) => `line ${node.sourcePosition.line}: ${textOf(node)}`),
    staleExceptions: Object.keys(exceptions).filter((text) => !texts.includes(text)),
  };
}

/**
 * Asks for all that is allowed, at every bound, and reads which expressions of the rules that has
 * evaluated. What is forged adds nothing to it: the emulator reports each value that an expression ever
 * had, and for the attacks would report hundreds of megabytes of them.
 */
export async function coverageOfAllowed(name: string): Promise<{
  outcomes: readonly string[];
  coverage: Coverage;
}> {
  const pool = new EmulatorPool(name);
  await pool.open();
  const outcomes = await runAll(pool, allowances, allow);
  const coverage = coverageIn(await pool.allRules.coverage());
  await pool.close();
  return { outcomes, coverage };
}
