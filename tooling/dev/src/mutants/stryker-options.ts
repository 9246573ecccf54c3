import type { Area } from './areas';

/** The mutants that count: a string is a message, or has a type that allows few others. */
const EXCLUDED = ['StringLiteral'];

/** The name of Stryker's report. */
export const REPORT = 'report.json';

/** The options of Stryker for one area; `folder` receives its report and its sandbox. */
export function strykerOptions({ sources }: Area, folder: string, concurrency: number) {
  return {
    packageManager: 'npm',
    plugins: ['@stryker-mutator/jest-runner'],
    testRunner: 'jest',
    jest: { configFile: 'tooling/jest/mutants/config.mjs', enableFindRelatedTests: false },
    mutate: [...sources, '!**/*.{test,test-utils}.{ts,tsx}', '!**/*.d.ts'],
    mutator: { excludedMutations: EXCLUDED },
    coverageAnalysis: 'perTest',
    concurrency,
    // A busy machine must not count as the detection of a mutant.
    timeoutMS: 30_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 30,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: `${folder}/${REPORT}` },
    tempDirName: `${folder}/sandbox`,
    ignorePatterns: ['.bank', '.nx', 'dist', 'coverage'],
    allowConsoleColors: false,
  };
}
