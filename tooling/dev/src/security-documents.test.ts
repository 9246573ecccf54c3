import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './paths';

const DOCS = 'tooling/docs';
const ASVS = `${DOCS}/asvs.md`;
const STATUSES = ['met', 'not applicable', 'not met'];

/**
 * The number of level 1 and 2 requirements in each section of ASVS 5.0.0; they come first in a
 * section.
 */
const REQUIREMENTS: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
};

/** Chapters 10 and 17 do not apply at all and have one row each. */
const NOT_LISTED = { '1': 5, '2': 24 + 7 };

type Row = { id: string; level: string; status: string; shownBy: string };

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

function rowsOf(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
    .map((line) => {
      const [id = '', level = '', , status = '', shownBy = ''] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      return { id, level, status, shownBy };
    });
}

/** The file paths in backticks: they contain a folder or an extension and are not URLs. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*)`/g)].map(([, path = '']) => path);
  return quoted.filter((path) => /\/|\.(?:md|json|example)$/.test(path));
}

/** Link targets in other files, relative to the repository root, and headings. */
function linksIn(file: string): { target: string; heading: string }[] {
  return [...read(file).matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)].map(
    ([, target = '', heading = '']) => ({
      target: target ? join(dirname(file), target) : file,
      heading,
    }),
  );
}

function headingsOf(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

describe.each([ASVS, `${DOCS}/threat-model.md`])('%s', (file) => {
  it('names files that exist', () => {
    const paths = pathsIn(read(file));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('links to files and headings that exist', () => {
    const links = linksIn(file);
    expect(links.length).toBeGreaterThan(1);
    const isBroken = ({ target, heading }: (typeof links)[number]) =>
      !existsSync(join(ROOT, target)) || (heading !== '' && !headingsOf(target).includes(heading));
    expect(links.filter(isBroken)).toEqual([]);
  });
});

describe('the ASVS table', () => {
  const rows = rowsOf(read(ASVS));

  it('lists each requirement of levels 1 and 2 once, in order', () => {
    const wanted = Object.entries(REQUIREMENTS).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, n) => `${section}.${n + 1}`),
    );
    expect(rows.map(({ id }) => id)).toEqual(wanted);
  });

  it('states for each whether it is met, not applicable or not met, and why', () => {
    const isIncomplete = ({ level, status, shownBy }: Row) =>
      !['1', '2'].includes(level) || !STATUSES.includes(status) || shownBy === '';
    expect(rows.filter(isIncomplete)).toEqual([]);
  });

  it('cites a file, or the platform, for each requirement that is met', () => {
    const isUnproven = ({ status, shownBy }: Row) =>
      status === 'met' && pathsIn(shownBy).length === 0 && !/Firebase|Google/.test(shownBy);
    expect(rows.filter(isUnproven)).toEqual([]);
  });

  it.each(STATUSES)('counts what is %s', (status) => {
    const ofLevel = (level: keyof typeof NOT_LISTED) =>
      rows.filter((row) => row.status === status && row.level === level).length +
      (status === 'not applicable' ? NOT_LISTED[level] : 0);
    const [one, two] = [ofLevel('1'), ofLevel('2')];
    const cells = read(ASVS)
      .split('\n')
      .find((line) => line.startsWith(`| ${status} `))
      ?.match(/\d+/g);
    expect(cells?.map(Number)).toEqual([one, two, one + two]);
  });
});
