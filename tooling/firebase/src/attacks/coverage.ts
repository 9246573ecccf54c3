import { FIRESTORE_RULES } from '../testing/rule-blocks';
import { NEVER_EVALUATED } from './coverage-exceptions';
import { allow } from './assert-denied';
import type { CoverageNode } from './rules-project';
import { EmulatorPool, runAll } from './emulator-pool';
import { allowances } from './suite';

export type Coverage = {
  expressions: number;
  /** Expressions that were never evaluated and are no listed exceptions, with their lines. */
  missed: string[];
  /** Listed exceptions that were evaluated or no longer exist. */
  staleExceptions: string[];
};

function expressionsIn(nodes: readonly CoverageNode[]): CoverageNode[] {
  return nodes.flatMap((node) => [node, ...expressionsIn(node.children ?? [])]);
}

function textOf({ sourcePosition: { currentOffset, endOffset } }: CoverageNode): string {
  return FIRESTORE_RULES.slice(currentOffset, endOffset).replace(/\s+/g, ' ');
}

/** Evaluates the emulator's coverage report. */
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
 * Sends all allowed requests, at every boundary, and returns which expressions of the rules they
 * evaluate. Attacks are left out: the emulator reports every value of every expression, which for
 * attacks would be hundreds of megabytes.
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
