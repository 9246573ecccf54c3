import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT } from './paths';

const listFiles = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const FILES = ['README.md', ...listFiles('.github'), ...listFiles('tooling/docs')];

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const withoutCode = (text: string) => text.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '`');

/** The anchor that GitHub generates for a heading. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

function anchorsIn(file: string): string[] {
  const headings = textOf(file)
    .replace(/^```.*?^```/gms, '')
    .matchAll(/^#+ (.+)$/gm);
  const ids = textOf(file).matchAll(/\bid="([^"]+)"/g);
  return [
    ...[...headings].map(([, heading = '']) => anchorOf(heading)),
    ...[...ids].map(([, id = '']) => id),
  ];
}

/** The links of a file whose target does not exist. */
function deadLinksIn(file: string): string[] {
  const links = withoutCode(textOf(file)).matchAll(/\]\(([^)\s]+)\)/g);
  return [...links]
    .map(([, address = '']) => address)
    .filter((address) => !/^[a-z]+:/.test(address))
    .filter((address) => {
      const [path = '', anchor] = address.split('#');
      const target = path === '' ? file : relative(ROOT, join(ROOT, dirname(file), path));
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsIn(target).includes(anchor);
    });
}

/** The files and folders of this repository that a document names in code style and that do not exist. */
function missingPathsIn(file: string): string[] {
  const named = textOf(file).matchAll(/`((?:host|remotes|shared|tooling|\.github)\/[\w./-]+)`/g);
  return [...named].map(([, path = '']) => path).filter((path) => !existsSync(join(ROOT, path)));
}

/** The pictures that a file shows. */
const picturesIn = (file: string) =>
  [...textOf(file).matchAll(/<img src="([^":]+)"|!\[[^\]]*\]\(([^):]+)\)/g)].map(([, html, text]) =>
    join(dirname(file), html ?? text ?? ''),
  );

// A decision record describes the code of its date.
const CURRENT = FILES.filter((file) => !file.includes('/decisions/'));

const DECISIONS = listFiles('tooling/docs/decisions');

describe('decision records', () => {
  it.each(DECISIONS)('%s has its number in the title, and date and status on line 3', (file) => {
    const [title = '', , status = ''] = textOf(file).split('\n');
    expect(title).toMatch(new RegExp(`^# ${Number(basename(file).slice(0, 4))}\\. \\S`));
    expect(status).toMatch(
      /^Date: \d{4}-\d{2}-\d{2}\. Status: (?:accepted|superseded by decision)/,
    );
  });

  it('have unique numbers', () => {
    const numbers = DECISIONS.map((file) => basename(file).slice(0, 4));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});

describe('documents', () => {
  it.each(CURRENT)('%s names only files that exist', (file) => {
    expect(missingPathsIn(file)).toEqual([]);
  });

  it.each(FILES)('%s has no dead link', (file) => {
    expect(deadLinksIn(file)).toEqual([]);
  });

  it('show every picture of the documents, and no missing one', () => {
    const images = 'tooling/docs/images';
    const stored = readdirSync(join(ROOT, images), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(jpg|png)$/.test(name))
      .map((name) => join(images, name));
    const shown = FILES.flatMap(picturesIn).filter((path) => path.startsWith(images));
    expect(shown.toSorted()).toEqual(stored.toSorted());
  });

  it('are all reachable from the README', () => {
    const reached = new Set(['README.md']);
    // Iterating over a set also visits elements that are added meanwhile.
    for (const file of reached) {
      const isFolder = !file.endsWith('.md');
      const links = isFolder ? [] : withoutCode(textOf(file)).matchAll(/\]\(([^)\s#:]+)/g);
      for (const [, path = ''] of links) {
        const target = relative(ROOT, join(ROOT, dirname(file), path));
        reached.add(target);
        if (existsSync(join(ROOT, target)) && target === 'tooling/docs/decisions') {
          listFiles(target).forEach((decision) => reached.add(decision));
        }
      }
    }
    expect(FILES.filter((file) => !reached.has(file))).toEqual([]);
  });
});
