import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { CommandError } from '@bank/release';
import { runCommand } from './command';
import { emulatorVariables, type LocalBackend } from './local-bank';
import { AREAS, type Area } from './mutants/areas';
import { withoutCompileErrors } from './mutants/compile-errors';
import { readReport, type MutantResult } from './mutants/read-report';
import { REPORT, strykerOptions } from './mutants/stryker-options';
import { SURVIVORS } from './mutants/survivors';
import { type Survivors, verdictOn } from './mutants/verdict';
import { readCommandLine } from './options';
import { ROOT, runFolder } from './paths';
import { seconds, step } from './progress';
import { startRulesBackend } from './rules-backend';
import { mustRun } from './run-program';

const USAGE = `--only takes any of: ${AREAS.map(({ name }) => name).join(', ')}. --files takes sources of one such area. --concurrency is a whole number, by default 2.`;

type MutantOptions = {
  areas: Area[];
  /** Only these sources are mutated; absent for all. */
  files: string[] | undefined;
  concurrency: number;
};

function readMutantOptions(args: readonly string[]): MutantOptions {
  const options = {
    only: { type: 'string' },
    files: { type: 'string' },
    concurrency: { type: 'string', default: '2' },
  } as const;
  const { values } = readCommandLine({ args: [...args], options }, USAGE);
  const names = values.only?.split(',') ?? AREAS.map(({ name }) => name);
  const unknown = names.filter((name) => !AREAS.some((area) => area.name === name));
  if (unknown.length > 0) throw new CommandError(`There is no area ${unknown.join(', ')}.`, USAGE);
  const concurrency = Number(values.concurrency);
  if (!(Number.isInteger(concurrency) && concurrency > 0)) {
    throw new CommandError('--concurrency must be a whole number above 0.', USAGE);
  }
  const areas = AREAS.filter(({ name }) => names.includes(name));
  const files = values.files?.split(',');
  if (files && areas.length !== 1) throw new CommandError('--files needs one area.', USAGE);
  return {
    areas: files ? areas.map((area) => ({ ...area, sources: files })) : areas,
    files,
    concurrency,
  };
}

/** The listed survivors of an area, in the files that are mutated. */
function survivorsOf({ name }: Area, files: readonly string[] | undefined): Survivors {
  const listed = Object.entries(SURVIVORS[name] ?? {});
  return Object.fromEntries(listed.filter(([file]) => !files || files.includes(file)));
}

/** Runs all mutants of an area; survivors that do not compile are left out. */
async function runArea(
  area: Area,
  concurrency: number,
  signal: AbortSignal,
  backend?: LocalBackend,
): Promise<MutantResult[]> {
  const folder = join(runFolder('mutants'), area.name);
  await mkdir(folder, { recursive: true });
  const config = join(folder, 'stryker.json');
  const options = strykerOptions(area, relative(ROOT, folder), concurrency);
  await writeFile(config, JSON.stringify(options));
  await mustRun('stryker', ['run', config], {
    log: join(folder, 'stryker.log'),
    signal,
    env: {
      BANK_MUTANTS_TESTS: area.tests,
      BANK_MUTANTS_PAGE: area.needsPage ? '1' : '',
      BANK_MUTANTS_EMULATORS: backend ? '1' : '',
      ...(backend && emulatorVariables(backend)),
    },
    remedy: 'Fix the tests of this area; they must pass without a mutant.',
  });
  const results = readReport(await readFile(join(folder, REPORT), 'utf8'));
  const survived = results.filter(({ result }) => result === 'survived');
  const compiling = new Set(withoutCompileErrors(survived));
  return results.filter((mutant) => mutant.result !== 'survived' || compiling.has(mutant));
}

// npm run test:mutants: mutation tests of the code on which money and trust depend, against its tests.
// `-- --only domain` runs one area, and with `--files a.ts,b.ts` only some of its sources.
await runCommand(async (scope) => {
  const { areas, files, concurrency } = readMutantOptions(process.argv.slice(2));
  const backend = areas.some(({ needsEmulators }) => needsEmulators)
    ? await startRulesBackend('npm run test:mutants', runFolder('mutants'), scope, {
        forAllProjects: true,
      })
    : undefined;
  const lines: string[] = [];
  let isPassed = true;
  for (const area of areas) {
    const start = performance.now();
    const results = await step(`Mutating ${area.name}`, () =>
      runArea(area, concurrency, scope.signal, area.needsEmulators && backend),
    );
    const { mutants, killed, timeouts, survived, score, problems } = verdictOn(
      results,
      survivorsOf(area, files),
    );
    const time = seconds(performance.now() - start);
    lines.push(
      `${area.name}: ${mutants} mutants, ${killed} killed (${timeouts} by a timeout), ${survived} survived, ${score.toFixed(1)} % in ${time}`,
      ...problems.map((problem) => `  ${problem}`),
    );
    isPassed &&= problems.length === 0;
  }
  console.log(`\n${lines.join('\n')}`);
  return isPassed ? 0 : 1;
});
