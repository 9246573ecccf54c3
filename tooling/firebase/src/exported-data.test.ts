import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { queriesIn } from './indexes/queries';
import { CLOSING, FIRESTORE_RULES, linesOfRule, RULES } from './testing/rule-blocks';

const SOURCE = '../../../remotes/profile-dispute/src/api/stored-data.ts';
const source = fileURLToPath(new URL(SOURCE, import.meta.url));
const page = readFileSync(new URL('../../docs/data-model.md', import.meta.url), 'utf8');

const collections = RULES.filter((name) => name !== CLOSING);

/** The collections that "Export my data" reads. */
function exported(): string[] {
  const list = /SINGLE_DOCUMENTS = \[([^\]]*)\]/.exec(readFileSync(source, 'utf8'))?.[1] ?? '';
  const single = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name ?? '');
  // Every query is there for its first page and for the others.
  return [...single, ...new Set(queriesIn(source).map(({ collection }) => collection))];
}

/** A section of the data model. */
function section(title: string): string {
  return page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
}

const [included = '', excluded = ''] = section('Export my data').split('\n\n| ');
const namesIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name]) => name);

/** The collections that are left out, each with its reason. */
const exceptions = [...excluded.matchAll(/^\| `(\w+)` +\| (\S.*\S) +\|$/gm)].map(
  ([, name]) => name,
);

/** Whether the owner of a document may get or list it. */
function isReadByOwner(name: string): boolean {
  const { first, last } = linesOfRule(`${name}/`);
  const block = FIRESTORE_RULES.split('\n').slice(first - 1, last);
  return block.some((line) => /^\s*allow [^:]*\b(get|list|read)\b[^:]*: if .*isOwner\(/.test(line));
}

it('every collection of the rules is exported, or left out with a reason in the data model', () => {
  expect([...exported(), ...exceptions].sort()).toEqual([...collections].sort());
});

it('what the owner may read is exported, except for the check of a code', () => {
  const readable = collections.filter(isReadByOwner);
  expect(readable.filter((name) => !exported().includes(name))).toEqual(['vatGate']);
  expect(exported().filter((name) => !readable.includes(name))).toEqual([]);
});

it('the data model names what is exported', () => {
  const [line = ''] = /Included: .*/.exec(included) ?? [];
  expect(namesIn(line).sort()).toEqual(exported().sort());
});

it('VAT codes and guesses of them are never exported', () => {
  for (const secret of ['vatCodes', 'vatGuesses']) {
    expect(exported()).not.toContain(secret);
    expect(isReadByOwner(secret)).toBe(false);
  }
});
