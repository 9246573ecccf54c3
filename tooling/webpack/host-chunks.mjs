import { isDevelopment } from './base.mjs';
import { chunkFilesOf, initialFiles } from './chunk-files.mjs';

const AUTH = ['shared/firebase/src/project.ts', 'shared/firebase/src/auth.ts'];
/** With a stored session, it is loaded after the first data. */
const AUTH_SDK = 'shared/firebase/src/auth-sdk.ts';

/** The screens whose pages are prerendered, by their paths. */
export const authScreens = {
  '/SignIn': ['host/src/auth-screens/sign-in.tsx'],
  '/SignUp': ['host/src/auth-screens/sign-up.tsx'],
  '/Forget-password': ['host/src/auth-screens/forgot-password.tsx'],
};

/** Modules whose chunks the first script preloads, by path suffix. */
export const preloadModules = {
  ...authScreens,
  auth: [...AUTH, AUTH_SDK],
  session: [
    ...AUTH,
    'shared/firebase/src/rest.ts',
    'shared/data-access/src/profile.ts',
    'host/src/navigation/app-shell.tsx',
  ],
  remotes: [
    isDevelopment ? 'single-spa.dev.js' : 'single-spa.min.js',
    'shared/remote-kit/src/create-remote.tsx',
  ],
};

const CHUNKS = {
  ...preloadModules,
  database: ['shared/firebase/src/firestore.ts', AUTH_SDK],
  notifications: ['host/src/notifications/notifications.tsx'],
};

/** The host's files by the time they are loaded; `npm run size` checks their budgets. */
export function hostChunks(compilation) {
  const isScript = (file) => file.endsWith('.js');
  const first = compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => /^first\.[^/]*\.js$/.test(name));
  const later = Object.entries(CHUNKS).map(([kind, modules]) => [
    kind,
    [...new Set(modules.flatMap((end) => chunkFilesOf(compilation, end)))].filter(isScript),
  ]);
  return {
    first,
    start: initialFiles(compilation).filter(isScript),
    ...Object.fromEntries(later),
  };
}
