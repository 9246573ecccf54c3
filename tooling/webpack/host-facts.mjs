import { isDevelopment } from './base.mjs';
import { filesWith, initialFiles } from './chunk-files.mjs';

const AUTH = ['shared/firebase/src/app.ts', 'shared/firebase/src/auth.ts'];

/** What the page asks for ahead of the program, by the ends of the modules' paths. */
export const earlyModules = {
  auth: AUTH,
  session: [
    ...AUTH,
    'shared/firebase/src/rest.ts',
    'shared/data-access/src/profile.ts',
    'host/src/navigation/app-shell.tsx',
    'host/src/session/session-limits-guard.tsx',
  ],
  remotes: [
    isDevelopment ? 'single-spa.dev.js' : 'single-spa.min.js',
    'shared/remote-kit/src/create-remote.tsx',
  ],
};

const LOADS = {
  ...earlyModules,
  signIn: ['host/src/auth-screens/sign-in.tsx'],
  signUp: ['host/src/auth-screens/sign-up.tsx'],
  database: ['shared/firebase/src/firestore.ts'],
};

/** Which of the host's files come when; `npm run size` holds them to their budgets. */
export function hostLoads(compilation) {
  const isScript = (file) => file.endsWith('.js');
  const first = compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => /^first\.[^/]*\.js$/.test(name));
  const later = Object.entries(LOADS).map(([kind, modules]) => [
    kind,
    [...new Set(modules.flatMap((end) => filesWith(compilation, end)))].filter(isScript),
  ]);
  return {
    first,
    start: initialFiles(compilation).filter(isScript),
    ...Object.fromEntries(later),
  };
}
