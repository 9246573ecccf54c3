/** Code on which money and trust depend, and the tests that must detect its mutants. */
export type Area = {
  name: string;
  /** The sources that are mutated. */
  sources: readonly string[];
  /** The folder whose tests run against each mutant. */
  tests: string;
  /** True if a test needs a page: then all tests of the area run in jsdom. */
  needsPage?: true;
  /** True if it talks to a backend: then its integration tests run, too. */
  needsEmulators?: true;
};

const allIn = (folder: string) => [`${folder}/**/*.{ts,tsx}`];
const filesIn = (folder: string, names: string) =>
  names.split(' ').map((name) => `${folder}/${name}.ts`);
const except = (files: readonly string[]) => files.map((file) => `!${file}`);

/** Which versions of a remote this browser may run, and in which order it tries them. */
const VERSIONS = filesIn(
  'host/src/federation',
  'canary entry-script failed-versions fetch-document fetch-index fetch-release hang-guard live-registry merge-entries override preview-link previews registry-snapshot remote-load-machine revoked-keys site-entry snapshot-release substitutes use-remote-module version-of-file versions',
);

/** What becomes live, who may sign it, and how it is undone. */
const RELEASES = filesIn(
  'tooling/release/src',
  'canary-watch commit-release history live-build live-remote preflight preview promote-and-rollback prune publish release-builds release-keys revoke rotate-key signing-key',
);

/** How the commands read and write the registry. */
const REGISTRY = filesIn('tooling/release/src', 'registry-store');

/** What an administrator changes. The rest only reads: lists, figures, searches and the audit log. */
const APPROVALS = filesIn(
  'remotes/admin/src/api',
  'audited-commit claims credit-account credit-limit credit-proposals decide-request id-image issue-vat-code new-vat-code release-credit request-queue send-credit settings',
);

export const AREAS: readonly Area[] = [
  { name: 'domain', sources: allIn('shared/domain/src'), tests: 'shared/domain' },
  { name: 'contracts', sources: allIn('shared/contracts/src'), tests: 'shared/contracts' },
  { name: 'release', sources: RELEASES, tests: 'tooling/release' },
  {
    name: 'withdrawal',
    // Without a hook that only shows whether a code was issued.
    sources: [...allIn('remotes/transfer/src/api'), '!remotes/transfer/src/api/vat-code-issued.ts'],
    tests: 'remotes/transfer/src/api',
    needsEmulators: true,
  },
  {
    name: 'admin',
    sources: APPROVALS,
    tests: 'remotes/admin/src/api',
    needsEmulators: true,
  },
  {
    name: 'deploy',
    sources: [...allIn('tooling/release/src'), ...except(RELEASES), ...except(REGISTRY)],
    tests: 'tooling/release',
  },
  {
    name: 'registry',
    sources: REGISTRY,
    tests: 'tooling/release',
    needsEmulators: true,
  },
  {
    name: 'federation',
    sources: VERSIONS,
    tests: 'host/src/federation',
    needsPage: true,
  },
  {
    name: 'mounting',
    sources: [...allIn('host/src/federation'), ...except(VERSIONS)],
    tests: 'host/src/federation',
    needsPage: true,
  },
];
