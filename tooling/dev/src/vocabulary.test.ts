import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';

/** Phrases that a reader has to translate; allowed in total, for the few places where they are natural. */
const ARCHAIC =
  /\bwhoever\b|\bwhatever\b|\banew\b|\btells? of\b|\btold of\b|what ends it|\bis no news\b|of its own accord|further attempt|\bunder way\b|what became of|\bnought\b|\bon its way\b|nobody asks|to the letter|at any rate|\belse than\b|\bstands? (?:in|for|beside|ready|stored)\b/gi;
/** In prose only: test data such as `'nobody'` or `nobody@example.com` may have any name. */
const ARCHAIC_PROSE = /(?<![\w'"`.@-])(?:no|some|any)body(?![\w'"`.@-])/gi;
const MAX_ARCHAIC = 20;

/** The usual name of each feature: a search for it must find an identifier or a text of the code. */
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
  'fuzz',
  'mutant',
];
/** Names of a technique rather than of code: a comment next to it suffices. */
const TECHNIQUES = ['optimistic', 'mutation test'];

const SOURCE = /\.(ts|tsx|mjs|css|rules)$/;
const TEST = /\.(test|spec|test-utils)\.tsx?$/;
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
const SOURCES = FILES.filter(({ path }) => SOURCE.test(path) && !TEST.test(path)).map(
  ({ text }) => text,
);
const CODE = SOURCES.map((text) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, ''));

/** Matches a term in prose and in an identifier: `view transition`, `viewTransition`, `VIEW_TRANSITION`. */
const named = (term: string) => new RegExp(term.replace(' ', '[ _-]?'), 'i');

/** The archaic phrases of the repository, each with its file. Documents quote names in inline code. */
function archaicPhrases(): string[] {
  return FILES.flatMap(({ path, text }) => {
    const prose = path.endsWith('.md') ? text.replace(/`[^`\n]*`/g, '') : text;
    return [ARCHAIC, ARCHAIC_PROSE].flatMap((pattern) =>
      [...prose.matchAll(pattern)].map(([phrase]) => `${path}: ${phrase}`),
    );
  });
}

describe('the vocabulary of the repository', () => {
  it(`has fewer than ${MAX_ARCHAIC} archaic phrases`, () => {
    const found = archaicPhrases();
    expect(found.length < MAX_ARCHAIC ? [] : found).toEqual([]);
  });

  it.each(TERMS)('names a feature in its code by its usual term: %s', (term) => {
    expect(CODE.some((text) => named(term).test(text))).toBe(true);
  });

  it.each(TECHNIQUES)('names a technique where it is used: %s', (term) => {
    expect(SOURCES.some((text) => named(term).test(text))).toBe(true);
  });

  it('has a glossary of at most 25 terms', () => {
    const glossary = readFileSync(join(ROOT, 'tooling/docs/glossary.md'), 'utf8');
    const rows = glossary.split('\n').filter((line) => /^\| /.test(line));
    const terms = rows.filter((line) => !/^\| (term|-+) /.test(line));
    expect(terms.length).toBeGreaterThan(0);
    expect(terms.length).toBeLessThanOrEqual(25);
  });
});
