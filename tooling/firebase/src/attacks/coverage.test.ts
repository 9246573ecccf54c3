import { describe, expect, it } from '@jest/globals';
import { FIRESTORE_RULES } from '../testing/rule-blocks';
import { coverageIn } from './coverage';
import type { CoverageNode } from './rules-project';

function expression(text: string, more: Partial<CoverageNode> = {}): CoverageNode {
  const currentOffset = FIRESTORE_RULES.indexOf(text);
  const line = FIRESTORE_RULES.slice(0, currentOffset).split('\n').length;
  const endOffset = currentOffset + text.length;
  return { sourcePosition: { line, column: 1, currentOffset, endOffset }, ...more };
}

const evaluated = { values: [{ value: { boolValue: true }, count: 1 }] };
const { line } = expression('x is string').sourcePosition;

describe('coverageIn', () => {
  it('counts every expression, including nested ones', () => {
    const report = [
      expression('x is string', { ...evaluated, children: [expression('x', evaluated)] }),
    ];
    expect(coverageIn(report, {})).toEqual({ expressions: 2, missed: [], staleExceptions: [] });
  });

  it('lists expressions that were never evaluated, by line', () => {
    const report = [
      expression('request.auth != null', { ...evaluated, children: [expression('x is string')] }),
    ];
    expect(coverageIn(report, {}).missed).toEqual([`line ${line}: x is string`]);
  });

  it('ignores exceptions and reports stale ones', () => {
    const listed = { 'x is string': 'a reason' };
    expect(coverageIn([expression('x is string')], listed)).toMatchObject({
      missed: [],
      staleExceptions: [],
    });
    expect(coverageIn([expression('x is string', evaluated)], listed).staleExceptions).toEqual([
      'x is string',
    ]);
  });
});
