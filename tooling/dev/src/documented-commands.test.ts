import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths';
import { readReleaseOptions } from './release-options';

const filesIn = (folder: string, ending: string) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

const FILES = [
  'README.md',
  ...filesIn('tooling/docs', '.md'),
  ...filesIn('tooling/docs/decisions', '.md'),
  ...filesIn('.github/workflows', '.yml'),
];

/** The commands in a file that match, with placeholders filled in. */
function commandsIn(file: string, pattern: RegExp): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(pattern)].map(([, command = '']) =>
    command
      .replace(/<[^>]*>/g, 'value')
      .replace(/[[\]"]|…/g, '')
      .replace('$remote', 'transfer')
      .trim(),
  );
}

const releases = FILES.flatMap((file) =>
  commandsIn(file, /npm run (?:--silent )?release -- ([^`|\n]+)/g).map((command) => [
    file,
    command,
  ]),
);
const scripts = FILES.flatMap((file) =>
  commandsIn(file, /npm run (?:--silent )?([a-z][\w:-]*)/g).map((script) => [file, script]),
);

const { scripts: known } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe('documented commands', () => {
  it.each(releases)('%s: release -- %s can be parsed', (_file, command = '') => {
    const args = command.split(' ');
    // Where a table follows, the documents name a command without its arguments.
    const isNamedOnly = args.length === 1 && ['create-key', 'publish', 'preview'].includes(command);
    if (!isNamedOnly) expect(() => readReleaseOptions(args)).not.toThrow();
  });

  it.each(scripts)('%s: npm run %s is a script of package.json', (_file, script = '') => {
    expect(Object.keys(known)).toContain(script);
  });
});
