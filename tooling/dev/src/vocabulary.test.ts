import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';

/** Phrases that a reader has to translate; allowed in total, for the few places where they are natural. */
const ARCHAIC =
  /\bwhoever\b|\bwhatever\b|\banew\b|\btells? of\b|\btold of\b|what ends it|\bis no news\b|of its own accord|further attempt|\bunder way\b|what became of|\bnought\b|\bon its way\b|nobody asks/gi;
const MAX_ARCHAIC = 20;

/** The usual name of each feature: a search for it must find the code. */
const TERMS = [
  'prefetch',
  'prerender',
  'critical CSS',
  'view transition',
  'retry',
  'fallback',
  'unsubscribe',
  'cache',
  'timeout',
  'session expiry',
  'replay',
  'cursor',
  'debounce',
  'mutation test',
];

const SOURCE = /\.(ts|tsx|mjs|css|rules)$/;
const IGNORED = /^(node_modules|dist|images|\.bank|test-results)$/;

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() && (SOURCE.test(path) || path.endsWith('.md')) ? [path] : [];
  });
}

const FILES = [
  'README.md',
  ...['.github', 'host', 'remotes', 'shared', 'tooling'].flatMap(filesBelow),
]
  .filter((path) => path !== join('tooling', 'dev', 'src', 'vocabulary.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

describe('the vocabulary of the repository', () => {
  it(`has at most ${MAX_ARCHAIC} archaic phrases`, () => {
    const found = FILES.flatMap(({ path, text }) =>
      [...text.matchAll(ARCHAIC)].map(([phrase]) => `${path}: ${phrase}`),
    );
    expect(found.length > MAX_ARCHAIC ? found : []).toEqual([]);
  });

  it.each(TERMS)('names a feature by its usual term: %s', (term) => {
    const sources = FILES.filter(({ path }) => SOURCE.test(path));
    const isNamed = sources.some(({ text }) => text.toLowerCase().includes(term.toLowerCase()));
    expect(isNamed).toBe(true);
  });
});
