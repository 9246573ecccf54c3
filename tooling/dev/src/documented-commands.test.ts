import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEngineOptions } from './engine-options';
import { ROOT } from './paths';
import { readReleaseOptions } from './release-options';
import { readTestOptions } from './test-parts';
import { readWalkOptions } from './walk-options';

const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');
const filesIn = (folder: string, ending: string) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

const FILES = [
  'README.md',
  ...filesIn('.github', '.md'),
  ...filesIn('tooling/docs', '.md'),
  ...filesIn('tooling/docs/decisions', '.md'),
  ...filesIn('.github/workflows', '.yml'),
];

/** The commands in fenced blocks and inline code that match, each with its file; placeholders are filled in. */
function commandsIn(pattern: RegExp): string[][] {
  return FILES.flatMap((file) =>
    [...read(file).matchAll(pattern)].map(([, ...parts]) => [
      file,
      ...parts.map((part) =>
        part
          .replace(/<[^>]*>/g, 'value')
          .replace(/[[\]"]|…/g, '')
          .replace('$remote', 'transfer')
          .replace('${{ matrix.shard }}', '1/4')
          .trim(),
      ),
    ]),
  );
}

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const sites = ['host', ...readdirSync(join(ROOT, 'remotes'))];

/** The parsers that are not part of their program. */
const PARSERS: Readonly<Record<string, string>> = {
  'bench-bank': 'tooling/bench/src/bank/options.ts',
  'bench-load': 'tooling/bench/src/load/options.ts',
};

/** The sources that parse the options of a script. */
function parserOf(script: string): string {
  const [, program = ''] = /run\.mjs (\S+)/.exec(scripts[script] ?? '') ?? [];
  const parser = PARSERS[program];
  return read('tooling/dev/src', `${program}.ts`) + (parser ? read(parser) : '');
}

/** Throws if a program would reject these arguments. Programs parse when they are imported, so most are read as text. */
function check(script: string, args: readonly string[]): void {
  if (script === 'release') return void readReleaseOptions(args);
  if (script === 'test') return void readTestOptions(args);
  if (script === 'test:engines') return void readEngineOptions(args);
  if (script === 'test:walks') return void readWalkOptions(args);
  const parser = parserOf(script);
  const names = args.filter((arg) => arg.startsWith('--')).map((arg) => arg.slice(2));
  const unknown = names.filter(
    (name) => !new RegExp(`'${name}'|\\b${name}: (?:text|\\{)`).test(parser),
  );
  if (unknown.length > 0) throw new Error(`${script} has no option ${unknown.join(', ')}`);
  const isSite = (name: string) => sites.includes(name);
  if (['dev', 'sbom'].includes(script) && !args.every(isSite)) throw new Error('no such site');
}

const commands = commandsIn(
  /npm (?:run (?:--silent )?)?(start|test|[a-z][\w:-]*) -- ([^`|\n#()]+)/g,
);
// An option after its command, as in "`npm run gallery`: …; `-- --update` replaces the pictures".
const laterOptions = commandsIn(/`npm run ([a-z][\w:-]*)`[^\n]*?`-- (--[^`\n]+)`/g);
const builds = commandsIn(/npx lerna run (\S+) --scope @bank\/([\w-]+)/g);
const jestRuns = commandsIn(/npx jest --config (\S+) (\S+)/g);

describe('documented commands', () => {
  it.each(commandsIn(/npm run (?:--silent )?([a-z][\w:-]*)/g))(
    '%s: npm run %s is a script of package.json',
    (_file, script = '') => {
      expect(Object.keys(scripts)).toContain(script);
    },
  );

  it.each([...commands, ...laterOptions])(
    '%s: %s -- %s is accepted by its program',
    (_file, script = '', text = '') => {
      const args = text.split(/\s+/);
      // Where a table follows, the documents name a command without its arguments.
      const isNamedOnly = args.length === 1 && ['create-key', 'publish', 'preview'].includes(text);
      if (!isNamedOnly) expect(() => check(script, args)).not.toThrow();
    },
  );

  it.each([
    ['start', '--frsh'],
    ['gallery', '--updat'],
    ['deploy', '--dry'],
    ['dev', 'transfr'],
    ['bench:bank', '--operation'],
    ['test', '--only unti'],
  ])('rejects %s -- %s', (script, text) => {
    expect(() => check(script, text.split(' '))).toThrow();
  });

  it.each(builds)('%s: lerna run %s --scope @bank/%s names a script of a package', (...build) => {
    const [, script = '', name = ''] = build;
    const folder = name === 'host' ? 'host' : `remotes/${name}`;
    const manifest = JSON.parse(read(folder, 'package.json')) as { scripts: object };
    expect(Object.keys(manifest.scripts)).toContain(script);
  });

  it.each(jestRuns)('%s: jest --config %s %s names files that exist', (_file, ...paths) => {
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
