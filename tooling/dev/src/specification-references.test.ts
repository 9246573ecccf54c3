import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';

const OWN_FILE = join('tooling', 'dev', 'src', 'specification-references.test.ts');
const SOURCE = /\.(ts|tsx|mjs|rules)$/;
const IGNORED = /^(node_modules|dist|docs|\.bank|test-results)$/;

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(path);
    return SOURCE.test(path) && path !== OWN_FILE ? [path] : [];
  });
}

const specification = readFileSync(join(ROOT, 'tooling/docs/specification.md'), 'utf8');
const anchors = [...specification.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id);

const LIST = String.raw`\d+(?:(?:, | and | to )\d+)*`;
const CITATION = new RegExp(`\\bsections? (${LIST})(?:, steps? (${LIST}))?`, 'gi');
/** A citation follows or precedes the word "specification" within this many characters. */
const NEAR = 120;

/** The numbers of a list such as `4, 6 and 8` or `4 to 6`. */
function numbersIn(list: string): number[] {
  const [first = 0, last = 0] = list.split(' to ').map(Number);
  if (list.includes(' to ')) return Array.from({ length: last - first + 1 }, (_, n) => first + n);
  return list.split(/, | and /).map(Number);
}

type Citation = { at: string; anchors: string[]; isNamed: boolean };

/** The citations in a file; a comment may continue on the next line. */
function citationsIn(path: string): Citation[] {
  const text = readFileSync(join(ROOT, path), 'utf8').replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return [...text.matchAll(CITATION)].map(({ 0: cited, 1: sections = '', 2: steps, index }) => ({
    at: `${path}: ${cited}`,
    anchors: numbersIn(sections).flatMap((section) =>
      steps === undefined
        ? [`section-${section}`]
        : numbersIn(steps).map((step) => `section-${section}-step-${step}`),
    ),
    isNamed: /specification/i.test(text.slice(Math.max(0, index - NEAR), index + NEAR)),
  }));
}

const citations = ['host', 'remotes', 'shared', 'tooling']
  .flatMap(sourcesBelow)
  .flatMap(citationsIn);

describe('references to the specification in sources', () => {
  it('are found', () => {
    expect(citations.length).toBeGreaterThan(50);
  });

  it('name the specification', () => {
    expect(citations.filter(({ isNamed }) => !isNamed).map(({ at }) => at)).toEqual([]);
  });

  it('lead to an anchor of tooling/docs/specification.md', () => {
    const dead = citations.filter((cited) => cited.anchors.some((id) => !anchors.includes(id)));
    expect(dead.map(({ at }) => at)).toEqual([]);
  });
});
