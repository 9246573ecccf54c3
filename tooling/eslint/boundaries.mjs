import boundaries from 'eslint-plugin-boundaries';

export const TEST_FILES = ['**/*.test.{ts,tsx}', '**/*.test-utils.{ts,tsx}', '**/stub-*.{ts,tsx}'];
export const CONFIG_FILES = ['**/*.config.{mjs,ts}'];

/** The workspace imports that each type of folder may have. All others are errors. */
const MAY_IMPORT = {
  host: ['contracts', 'data-access', 'domain', 'firebase', 'i18n', 'remote-kit', 'router', 'ui'],
  // Never another remote or the host: shared code is in shared/, and the host passes props.
  remote: [
    ...['contracts', 'data-access', 'domain', 'firebase', 'i18n', 'remote-kit', 'router'],
    ...['transactions', 'ui'],
  ],
  contracts: [],
  domain: [],
  i18n: [],
  router: [],
  firebase: ['contracts', 'domain'],
  'data-access': ['domain', 'firebase'],
  'remote-kit': ['contracts', 'i18n', 'router'],
  transactions: ['data-access', 'domain', 'firebase', 'i18n', 'router', 'ui'],
  ui: ['domain', 'i18n'],
  testing: ['contracts', 'data-access', 'domain', 'firebase', 'i18n', 'remote-kit', 'router', 'ui'],
  backend: ['contracts', 'domain', 'tool'],
  tool: ['backend', 'contracts', 'domain', 'load', 'tool'],
  // Simulates customers with the product's own requests.
  load: [
    ...['backend', 'contracts', 'data-access', 'domain', 'firebase', 'host', 'remote', 'tool'],
    'transactions',
  ],
  gallery: ['domain', 'tool', 'ui'],
};

const SHARED = Object.keys(MAY_IMPORT).filter(
  (type) => !['host', 'remote', 'backend', 'gallery', 'load', 'tool'].includes(type),
);

/** Third-party packages that only their owners may import. */
const OWNED = [
  {
    source: ['firebase', '@firebase/*'],
    owners: ['firebase', 'testing', 'backend', 'load', 'tool'],
  },
  { source: ['react-router', 'react-router-dom'], owners: ['router', 'tool'] },
];

const anyOf = (types) => ({ element: { types: { anyOf: types } } });
const test = { file: { categories: 'test' } };
const config = { file: { categories: 'config' } };
const allow = (from, to) => ({ from, allow: { to } });

// Later policies override earlier ones.
const policies = [
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  ...Object.entries(MAY_IMPORT).map(([type, others]) => allow(anyOf([type]), anyOf(others))),
  { allow: { dependency: { relationship: { to: 'internal' } } } },
  // Tests and bundler configuration are not shipped.
  allow(test, anyOf(['testing'])),
  allow(config, anyOf(['tool'])),
  { disallow: { to: test } },
  allow(test, test),
  ...OWNED.flatMap(({ source, owners }) => [
    { disallow: { to: { module: { source } } } },
    allow(anyOf(owners), { module: { source } }),
  ]),
];

/** Import boundaries, checked by the resolved folder of an import. */
export const boundariesConfig = {
  name: 'bank/boundaries',
  plugins: { boundaries },
  settings: {
    'boundaries/elements': [
      { type: 'host', pattern: 'host' },
      { type: 'remote', pattern: 'remotes/*', capture: ['name'] },
      ...SHARED.map((type) => ({ type, pattern: `shared/${type}` })),
      { type: 'backend', pattern: 'tooling/firebase' },
      { type: 'gallery', pattern: 'tooling/gallery' },
      { type: 'load', pattern: 'tooling/bench/src/load' },
      { type: 'tool', pattern: 'tooling/*', capture: ['name'] },
    ],
    'boundaries/files': [
      { category: 'test', pattern: TEST_FILES },
      { category: 'config', pattern: CONFIG_FILES },
    ],
    // The values for deprecated templates (`${...}`), which no policy uses, would be computed for each import.
    'boundaries/legacy-templates': false,
    'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import', 'require'],
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      { default: 'disallow', policies, checkAllOrigins: true, checkInternals: true },
    ],
  },
};
