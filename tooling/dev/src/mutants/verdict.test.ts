import { describe, expect, it } from '@jest/globals';
import type { MutantResult } from './read-report';
import { verdictOn } from './verdict';

const mutant = (name: string, result: MutantResult['result']): MutantResult => ({
  file: 'shared/a.ts',
  line: 3,
  name,
  mutated: '',
  result,
});
const killed = Array.from({ length: 17 }, (_, index) => mutant(`${index}`, 'killed'));

describe('verdictOn', () => {
  it('passes an area above the required score whose survivors are listed', () => {
    const results = [...killed, mutant('loop', 'timeout'), mutant('a → b', 'survived')];
    const verdict = verdictOn(results, { 'shared/a.ts': { 'a → b': 'equivalent' } });
    expect(verdict).toMatchObject({ mutants: 19, killed: 18, timeouts: 1, survived: 1 });
    expect(verdict.score).toBeCloseTo(94.7, 1);
    expect(verdict.problems).toEqual([]);
  });

  it('reports a survivor that is not listed for its file', () => {
    const results = [...killed, mutant('a → b', 'survived')];
    expect(verdictOn(results, { 'shared/b.ts': {} }).problems).toEqual([
      'survived: shared/a.ts:3: a → b',
    ]);
  });

  it('reports a listed survivor that was killed', () => {
    const { problems } = verdictOn(killed, { 'shared/a.ts': { '3': 'equivalent' } });
    expect(problems).toEqual(['listed as a survivor, but none: shared/a.ts: 3']);
  });

  it.each([
    [17, 3, []],
    [16, 3, ['84.2 % is below 85 %']],
  ])('with %i killed and %i listed survivors reports %j', (count, survivors, problems) => {
    const survived = Array.from({ length: survivors }, (_, index) =>
      mutant(`s${index}`, 'survived'),
    );
    const list = Object.fromEntries(survived.map(({ name }) => [name, 'equivalent']));
    const results = [...killed.slice(0, count), ...survived];
    expect(verdictOn(results, { 'shared/a.ts': list }).problems).toEqual(problems);
  });

  it('fails an area without mutants', () => {
    expect(verdictOn([], {}).problems).toEqual(['0.0 % is below 85 %']);
  });
});
