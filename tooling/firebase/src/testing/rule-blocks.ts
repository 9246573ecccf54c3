import { readFileSync } from 'node:fs';

export const FIRESTORE_RULES = readFileSync(
  new URL('../../firestore.rules', import.meta.url),
  'utf8',
);

/** The closing block, which denies everything else. */
export const CLOSING = '{document=**}';

/** Lines of the rules, counted from 1. */
export type Lines = { first: number; last: number };

/** The collections with a match block, in the order of the rules; the closing block is the last. */
export const RULES: readonly string[] = [
  ...FIRESTORE_RULES.matchAll(/^ {4}match \/(\S+?)(?:\/| \{)/gm),
].map(([, name]) => name ?? '');

/** The lines from one that opens a brace to the one that closes it. */
function blockFrom(lines: readonly string[], start: number): Lines {
  let depth = 0;
  for (let index = start; index < lines.length; index++) {
    for (const character of lines[index] ?? '')
      depth += character === '{' ? 1 : character === '}' ? -1 : 0;
    if (depth === 0) return { first: start + 1, last: index + 1 };
  }
  throw new Error(`The block at line ${start + 1} is not closed.`);
}

/** The lines of the match block of a collection. */
export function linesOfRule(name: string): Lines {
  const lines = FIRESTORE_RULES.split('\n');
  const start = lines.findIndex((line) => line.trimStart().startsWith(`match /${name}`));
  if (start < 0) throw new Error(`There is no match block for ${name}.`);
  return blockFrom(lines, start);
}

export function isWithin(line: number, { first, last }: Lines): boolean {
  return line >= first && line <= last;
}

/** Those functions outside of all match blocks that are called neither by `text` nor by one another. */
function uncalledFunctions(lines: readonly string[], text: string): Lines[] {
  const functions = lines.flatMap((line, index) => {
    const name = /^ {4}function (\w+)\(/.exec(line)?.[1];
    return name ? [{ name, block: blockFrom(lines, index) }] : [];
  });
  let called = text;
  for (let known = -1; known !== called.length;) {
    known = called.length;
    called = functions
      .filter(({ name }) => called.includes(`${name}(`))
      .reduce((all, { block }) => all + lines.slice(block.first - 1, block.last).join('\n'), text);
  }
  return functions.filter(({ name }) => !called.includes(`${name}(`)).map(({ block }) => block);
}

/**
 * Returns the rules with every block open except the named one, so that only that block can deny. Line
 * numbers stay the same; functions that the block does not use are removed, because they slow the emulator
 * down. The closing block denies what all others do not allow, so it needs the complete rules.
 */
export function rulesOfBlockAlone(name: string, rules = FIRESTORE_RULES): string {
  if (name === CLOSING) return rules;
  const lines = rules.split('\n').map((line) => line.replace(/^\s*\/\/.*$/, ''));
  const block = linesOfRule(name);
  const unused = uncalledFunctions(lines, lines.slice(block.first - 1, block.last).join('\n'));
  const others = RULES.filter((rule) => rule !== name && rule !== CLOSING).map(linesOfRule);
  return lines
    .map((line, index) => {
      const isIn = (part: Lines) => isWithin(index + 1, part);
      if (unused.some(isIn)) return '';
      const other = others.find(isIn);
      if (!other) return line;
      return index + 1 === other.first ? `${line} allow read, write: if true; }` : '';
    })
    .join('\n');
}
