import { readFileSync } from 'node:fs';

export const FIRESTORE_RULES = readFileSync(
  new URL('../../firestore.rules', import.meta.url),
  'utf8',
);

/** The block that denies whatever no other names. */
export const CLOSING = '{document=**}';

type Lines = { first: number; last: number };

/** The lines of the match block of a collection. */
export function linesOfRule(name: string): Lines {
  const lines = FIRESTORE_RULES.split('\n');
  const start = lines.findIndex((line) => line.trimStart().startsWith(`match /${name}`));
  if (start < 0) throw new Error(`There is no match block for ${name}.`);
  let depth = 0;
  for (let index = start; index < lines.length; index++) {
    for (const character of lines[index] ?? '')
      depth += character === '{' ? 1 : character === '}' ? -1 : 0;
    if (depth === 0) return { first: start + 1, last: index + 1 };
  }
  throw new Error(`The match block for ${name} is not closed.`);
}

export function isWithin(line: number, { first, last }: Lines): boolean {
  return line >= first && line <= last;
}

/** The rules with every collection open but the named one: what is denied then, that block denies. */
export function rulesOfBlockAlone(name: string): string {
  const shut = [linesOfRule(name), linesOfRule(CLOSING)];
  return FIRESTORE_RULES.split('\n')
    .map((line, index) =>
      shut.some((block) => isWithin(index + 1, block))
        ? line
        : line.replace(/^(\s*allow [\w, ]+: if) .*;$/, '$1 true;'),
    )
    .join('\n');
}
