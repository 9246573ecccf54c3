import type { CoverageNode } from '../attacks/rules-project';

/** A document that the rules looked up, in its state before or after the commit. */
export type Lookup = { when: 'before' | 'after'; path: string };

const CALL = /^(?<name>exists|get|existsAfter|getAfter)\(/;

type Evaluated = { value: { undefined?: object; pathValue?: { segments: { simple: string }[] } } };

const valuesOf = ({ values = [] }: CoverageNode) => values as Evaluated[];

/** The first pass of the rules engine reads no documents: a call that stays undefined was not evaluated. */
const isEvaluated = (node: CoverageNode) =>
  valuesOf(node).some(({ value }) => value.undefined === undefined);

/** The paths that were looked up, without the prefix of the database. */
function pathsIn(argument: CoverageNode): string[] {
  return valuesOf(argument).flatMap(({ value }) =>
    value.pathValue
      ? [
          value.pathValue.segments
            .map(({ simple }) => simple)
            .slice(3)
            .join('/'),
        ]
      : [],
  );
}

/** A call is a node that ends with its only argument; the report omits the closing bracket. */
function callIn(node: CoverageNode, rules: string): string | undefined {
  const { currentOffset, endOffset } = node.sourcePosition;
  const [argument, ...more] = node.children ?? [];
  const isCall = argument?.sourcePosition.endOffset === endOffset && more.length === 0;
  return isCall ? CALL.exec(rules.slice(currentOffset, endOffset))?.groups?.['name'] : undefined;
}

/** Returns every document that was looked up, once, from the emulator's coverage report of these rules. */
export function lookupsIn(report: readonly CoverageNode[], rules: string): Lookup[] {
  const found = new Map<string, Lookup>();
  const visit = (node: CoverageNode) => {
    const call = callIn(node, rules);
    const [argument] = node.children ?? [];
    if (call && argument && isEvaluated(node)) {
      const when = call.endsWith('After') ? 'after' : 'before';
      for (const path of pathsIn(argument)) found.set(`${when} ${path}`, { when, path });
    }
    node.children?.forEach(visit);
  };
  report.forEach(visit);
  return [...found.values()];
}
