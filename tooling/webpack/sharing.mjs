import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The modules that the host provides to every remote, once for the whole page. Federation's default
 * sharing (by manifest, whole libraries) doubles the JavaScript of a page, so:
 * - libraries of which a part is used are shared as façades (@bank/router, @bank/firebase/*), since a
 *   shared module is never tree-shaken;
 * - what every page needs is `eager` in the host: it sits in the host's first file;
 * - a remote takes all of them with `import: false`: not a byte of them is in its bundle. A remote
 *   that needs another major version of React leaves `import: false` out and pays for its own.
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
      // Not in this node_modules: the next one up.
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
        // strictVersion: a mismatch rejects the load, and the host shows its card; without it the
        // remote runs on a version it was not built for.
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
export const takenFromHost = share(() => ({ import: false }));

/** What draws with the host's React: a remote that brings another has its own of these, too. */
const DRAWS = /^(react|react-dom|@bank\/(router|remote-kit))(\/|$)/;

/** For a remote that brings its own React. It pays for it, and nobody else does. */
export const takenBesideReact = Object.fromEntries(
  Object.entries(takenFromHost).filter(([name]) => !DRAWS.test(name)),
);

/** Which range of each module a remote needs: what a release is held to. */
export function rangesOf(shared) {
  return Object.fromEntries(
    Object.entries(shared).map(([name, { requiredVersion }]) => [name, requiredVersion]),
  );
}

/** Which version of each module the host brings. */
export function versionsOf(shared) {
  return Object.fromEntries(Object.entries(shared).map(([name, { version }]) => [name, version]));
}
