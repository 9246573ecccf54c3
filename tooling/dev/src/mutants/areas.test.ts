import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from '../paths';
import { AREAS } from './areas';
import { SURVIVORS } from './survivors';

// Stryker mutates nothing in a missing file, without an error.
it.each(AREAS)('the files of $name exist', ({ name, sources, tests }) => {
  const files = sources.map((source) => source.replace(/^!/, '').replace(/\/\*\*.*/, ''));
  const listed = Object.keys(SURVIVORS[name] ?? {});
  const missing = [...files, ...listed, tests].filter((path) => !existsSync(join(ROOT, path)));
  expect(missing).toEqual([]);
});

it('lists survivors of known areas only', () => {
  const names = AREAS.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(SURVIVORS)));
});
