import { expect, it } from '@jest/globals';
import { searchableText } from '@bank/domain';
import { FIRESTORE_RULES } from './testing/rule-blocks';

/** The replacements of one function of the rules, in their order, as functions of JavaScript. */
function replacementsOf(name: string): [RegExp, string][] {
  const [, body = ''] = new RegExp(`function ${name}\\(x\\) \\{(.*?)\\n {6}\\}`, 's').exec(
    FIRESTORE_RULES,
  ) ?? [''];
  return [...body.matchAll(/\.replace\('(.*?)', '(.*?)'\)/g)].map(([, pattern = '', by = '']) => [
    new RegExp(pattern.replaceAll('\\\\x{', '\\u{'), 'gu'),
    by,
  ]);
}

const FOLDING = ['foldedOthers', 'foldedConsonants', 'foldedVowels'].flatMap(replacementsOf);

function foldedLatin(text: string): string {
  return FOLDING.reduce((all, [pattern, by]) => all.replace(pattern, by), text).toLowerCase();
}

const latinWords = (text: string) => text.replace(/[^a-z0-9]+/g, ' ').trim();
const isPlain = (text: string) => /^[\0-\x7f]*$/.test(text);

/** Whether the rules accept the words that the pages write for this name. */
function isAccepted(name: string): boolean {
  const [words, folded] = [searchableText(name), foldedLatin(name)];
  return latinWords(words) === latinWords(folded) && (isPlain(words) || !isPlain(folded));
}

it('reads the replacements of the rules', () => {
  expect(FOLDING).toHaveLength(31);
  expect(foldedLatin('Ægir O’Groß')).toBe('aegir o gross');
});

// Surrogates are not characters.
const CHARACTERS = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

it('every character has the same Latin letters for the rules as for the pages', () => {
  for (let start = 0; start < CHARACTERS.length; start += 1000) {
    const names = CHARACTERS.slice(start, start + 1000)
      .map((character) => `a${character}n`)
      .join('|');
    expect(latinWords(foldedLatin(names))).toBe(latinWords(searchableText(names)));
  }
});

it('a name that is Latin for the rules is Latin for the pages', () => {
  const latin = CHARACTERS.filter((character) => isPlain(foldedLatin(character)));
  expect(latin.length).toBeGreaterThan(800);
  expect(latin.filter((character) => !isAccepted(character))).toEqual([]);
});

it.each(['a\u3099\u0301b', 'e\u0301\u0323', 'ΟΔΟΣ ada', 'i\u0307 İ', 'A\u030A\u0338'])(
  'combining marks in %s are folded alike',
  (name) => {
    expect(isAccepted(name)).toBe(true);
  },
);
