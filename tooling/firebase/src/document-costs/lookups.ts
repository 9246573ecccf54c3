import type { CoverageNode } from '../attacks/rules-project';

/** A document that the rules looked up, as it stood before the commit or as it will be after it. */
export type Lookup = { when: 'before' | 'after'; path: string };

const CALL = /^(?<name>exists|get|existsAfter|getAfter)\(/;

type Evaluated = { value: { undefined?: object; pathValue?: { segments: { simple: string }[] } } };

const valuesOf = ({ values = [] }: CoverageNode) => values as Evaluated[];

/** The engine's first pass knows no document: what it leaves undefined throughout was not looked up. */
const isEvaluated = (node: CoverageNode) =>
  valuesOf(node).some(({ value }) => value.undefined === undefined);

/** The paths that were looked up, without the database's part of them. */
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

/** A call is a node that ends with its one argument; the report leaves the bracket out. */
function callIn(node: CoverageNode, rules: string): string | undefined {
  const { currentOffset, endOffset } = node.sourcePosition;
  const [argument, ...more] = node.children ?? [];
  const isCall = argument?.sourcePosition.endOffset === endOffset && more.length === 0;
  return isCall ? CALL.exec(rules.slice(currentOffset, endOffset))?.groups?.['name'] : undefined;
}

/** Each document that was looked up, once, as the emulator's coverage report of these rules lists it. */
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
