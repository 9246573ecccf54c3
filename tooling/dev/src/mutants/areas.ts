/** Code on which money and trust depend, and the unit tests that must detect its mutants. */
export type Area = {
  name: string;
  /** The sources that are mutated. */
  sources: readonly string[];
  /** The folder whose unit tests run against each mutant. */
  tests: string;
  /** True if a test needs a page: then all tests of the area run in jsdom. */
  needsPage?: true;
  /** True while its survivors are not listed yet: it runs only with `--only`. */
  isPending?: true;
};

const allIn = (folder: string) => [`${folder}/**/*.{ts,tsx}`];

export const AREAS: readonly Area[] = [
  { name: 'domain', sources: allIn('shared/domain/src'), tests: 'shared/domain' },
  {
    name: 'contracts',
    sources: allIn('shared/contracts/src'),
    tests: 'shared/contracts',
    isPending: true,
  },
  {
    name: 'federation',
    sources: allIn('host/src/federation'),
    tests: 'host/src/federation',
    needsPage: true,
    isPending: true,
  },
  {
    name: 'release',
    sources: allIn('tooling/release/src'),
    tests: 'tooling/release',
    isPending: true,
  },
];
