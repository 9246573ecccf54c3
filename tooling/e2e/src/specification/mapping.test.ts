import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { nightlySpecs } from '../nightly-specs';

const ROOT = join(__dirname, '../../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The table rows: a sentence of the product and the specs that cover it. */
const rows = read('tooling/docs/specification.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (the product says|-)/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([sentence = '', specs = '']) => ({
    sentence: sentence.trim(),
    specs: [...specs.matchAll(/`([^`]+) › ([^`]+)`/g)].map(([, file = '', title = '']) => ({
      // Browser specs are relative to their own folder, component tests to the root.
      path: file.endsWith('.spec.ts') ? `tooling/e2e/src/${file}` : file,
      title,
    })),
  }));

/** Matches the titles of the tests in a file; placeholders match any text. */
function titlesIn(source: string): RegExp[] {
  const titles = source.matchAll(
    /\b(?:test|it)(?:\.each\([^;]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs,
  );
  return [...titles].map(([, , title = '']) => {
    const parts = title
      .split(/\$\{[^}]*\}|%\w/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.+')}$`);
  });
}

const SOURCES = ['host', 'remotes', 'shared']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\bsrc\/(.+\/)?(messages|constants|[\w-]*texts)\.ts$/.test(path))
      .map((path) => `${folder}/${path}`),
  )
  .filter((path) => !path.includes('node_modules'))
  .map(read)
  .join('\n');

describe('the specification tables', () => {
  it('have a row for each sentence', () => {
    expect(rows.length).toBeGreaterThan(80);
  });

  it.each(rows)('cite existing tests: $sentence', ({ specs }) => {
    expect(specs).not.toEqual([]);
    for (const { path, title } of specs) {
      const found = titlesIn(read(path)).some((pattern) => pattern.test(title));
      expect(found ? title : `no '${title}' in ${path}`).toBe(title);
    }
  });

  it('cite only specs that run with each change', () => {
    const cited = rows.flatMap(({ specs }) => specs.map(({ path }) => path));
    const isNightly = (path: string) => nightlySpecs({}).some((pattern) => pattern.test(path));
    expect(cited.filter(isNightly)).toEqual([]);
  });

  it.each(rows)('quote existing UI texts: $sentence', ({ sentence }) => {
    for (const [, text = ''] of sentence.matchAll(/'([^']+)'/g)) {
      const missing = text.split(/\{\w+\}/).filter((part) => !SOURCES.includes(part.trim()));
      expect(missing).toEqual([]);
    }
  });
});
