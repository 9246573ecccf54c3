import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The singletons that the host shares with every remote. Module Federation's default sharing of whole
 * libraries doubles the JavaScript of a page, so:
 * - partly used libraries are shared as façades (@bank/router, @bank/firebase/*), since shared modules
 *   are not tree-shaken;
 * - modules that every page needs are `eager` in the host's main bundle;
 * - remotes consume them with `import: false`, without a fallback copy in their bundles. A remote that
 *   needs another major version of React bundles its own.
 */
const MODULES = [
  { name: 'react', eager: true },
  { name: 'react/jsx-runtime', eager: true, versionOf: 'react' },
  { name: 'react-dom', eager: true },
  { name: 'react-dom/client', eager: true, versionOf: 'react-dom' },
  { name: '@bank/i18n', eager: true },
  { name: '@bank/router', eager: true },
  { name: '@bank/remote-kit' },
  { name: '@bank/firebase/app', versionOf: '@bank/firebase' },
  { name: '@bank/firebase/auth', versionOf: '@bank/firebase' },
  { name: '@bank/firebase/firestore', versionOf: '@bank/firebase' },
  { name: '@bank/firebase/rest', versionOf: '@bank/firebase' },
  { name: '@bank/firebase/storage', versionOf: '@bank/firebase' },
];

function versionOf(packageName) {
  const file = require.resolve
    .paths(packageName)
    .map((dir) => `${dir}/${packageName}/package.json`);
  for (const path of file) {
    try {
      return JSON.parse(readFileSync(path, 'utf8')).version;
    } catch {
      // Not in this node_modules: try the parent folder.
    }
  }
  throw new Error(`${packageName} is not installed`);
}

function share(options) {
  return Object.fromEntries(
    MODULES.map(({ name, eager = false, versionOf: owner = name }) => {
      const version = versionOf(owner);
      const major = version.split('.')[0];
      return [
        name,
        // strictVersion: a version mismatch rejects the load and the host shows its failure card.
        {
          singleton: true,
          strictVersion: true,
          requiredVersion: `^${major}.0.0`,
          ...options(eager, version),
        },
      ];
    }),
  );
}

export const providedByHost = share((eager, version) => ({ eager, version }));
export const consumedFromHost = share(() => ({ import: false }));

/** Modules that depend on React: a remote with its own React bundles its own copies of them. */
const DEPENDS_ON_REACT = /^(react|react-dom|@bank\/(router|remote-kit))(\/|$)/;

/** The shared modules of a remote that bundles its own React. */
export const consumedWithOwnReact = Object.fromEntries(
  Object.entries(consumedFromHost).filter(([name]) => !DEPENDS_ON_REACT.test(name)),
);

/** The version range of each module that a remote requires; checked before a release. */
export function rangesOf(shared) {
  return Object.fromEntries(
    Object.entries(shared).map(([name, { requiredVersion }]) => [name, requiredVersion]),
  );
}

/** The version of each module that the host provides. */
export function versionsOf(shared) {
  return Object.fromEntries(Object.entries(shared).map(([name, { version }]) => [name, version]));
}
