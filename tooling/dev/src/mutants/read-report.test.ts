import { expect, it } from '@jest/globals';
import { readReport } from './read-report';

const source = 'const a = 1;\nconst isLarge =\n  a > 1;\n';
const location = { start: { line: 3, column: 3 }, end: { line: 3, column: 8 } };

const reportOf = (...mutants: object[]) =>
  JSON.stringify({ files: { 'shared/a.ts': { source, mutants } } });
const mutant = (status: string, replacement = 'a >= 1') => ({
  mutatorName: 'EqualityOperator',
  replacement,
  status,
  location,
});

it('names a mutant by its change, and applies it to the source', () => {
  expect(readReport(reportOf(mutant('Killed')))).toEqual([
    {
      file: 'shared/a.ts',
      line: 3,
      name: 'a > 1 → a >= 1',
      mutated: 'const a = 1;\nconst isLarge =\n  a >= 1;\n',
      result: 'killed',
    },
  ]);
});

it.each([
  ['Killed', 'killed'],
  ['Timeout', 'timeout'],
  ['Survived', 'survived'],
  ['NoCoverage', 'survived'],
])('counts %s as %s', (status, result) => {
  expect(readReport(reportOf(mutant(status)))).toMatchObject([{ result }]);
});

it.each(['Ignored', 'RuntimeError', 'CompileError'])('leaves out the status %s', (status) => {
  expect(readReport(reportOf(mutant(status)))).toEqual([]);
});

it('abbreviates a long replacement in its middle', () => {
  const [first] = readReport(reportOf(mutant('Killed', `${'x'.repeat(200)}  y`)));
  expect(first?.name).toBe(`a > 1 → ${'x'.repeat(50)}…${'x'.repeat(48)} y`);
});
