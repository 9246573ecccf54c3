import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Emulators } from '@bank/backend/emulators';
import type { Environment } from '@bank/contracts';
import { buildOnce } from '@bank/webpack/build-once';
import { scriptConfig } from '@bank/webpack/script';
import type { Person } from '../people';
import type * as PageScript from './page-script';

type Script = typeof PageScript;
type Answer = { status: number };

/** A browser that runs the product's code in modules of its own, signed in. */
export type Browser = Script & {
  uid: string;
  /** The session storage of its tab. */
  storage: Map<string, string>;
  /** The answers to its commits. */
  commits: Answer[];
};

/** Opens the tab of a browser; with the `storage` of an earlier page, it is a reload. */
export type OpenBrowser = (person: Person, storage?: Map<string, string>) => Promise<Browser>;

// What of a browser the modules use; the rest is Node's.
const GLOBALS = ['window', 'self', 'location', 'navigator', 'sessionStorage', 'fetch'] as const;

/** Builds the product's modules into a script, which each browser evaluates again. */
export async function prepareBrowsers(folder: string, emulators: Emulators): Promise<OpenBrowser> {
  const output = join(folder, 'script');
  const entry = './page-script.ts';
  await buildOnce(scriptConfig({ directory: import.meta.dirname, entry, output }));
  const code = await readFile(join(output, 'script.js'), 'utf8');
  const evaluate = compileFunction(`${code}\nreturn script;`, [...GLOBALS]) as (
    ...globals: unknown[]
  ) => Script;
  return async (person, storage = new Map()) => {
    const commits: Answer[] = [];
    const values = globalsOf(storage, commits);
    const script = evaluate(...GLOBALS.map((name) => values[name]));
    script.startFirebase(environmentOf(emulators));
    await script.signIn(person.email, person.password);
    return { ...script, uid: person.uid, storage, commits };
  };
}

function globalsOf(storage: Map<string, string>, commits: Answer[]) {
  const fetchAndRecord: typeof fetch = async (url, init) => {
    const response = await fetch(url, init);
    if (String(url).endsWith(':commit')) commits.push({ status: response.status });
    return response;
  };
  const page = Object.assign(new EventTarget(), { fetch: fetchAndRecord });
  return {
    ...{ window: page, self: page, fetch: fetchAndRecord },
    location: {
      pathname: '/DashBoard',
      protocol: 'https:',
      href: 'https://bank.example/DashBoard',
    },
    navigator: { userAgent: 'Mozilla/5.0 Firefox/140.0', onLine: true },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
    },
  };
}

function environmentOf({ projectId, authHost, firestoreHost }: Emulators): Environment {
  const [host = '', firestore] = firestoreHost.split(':');
  const auth = authHost.split(':')[1];
  return {
    registry: { url: 'http://unused.example', rootKeys: ['none'], floor: 0, revokedKeys: [] },
    firebase: { apiKey: 'demo', projectId, storageBucket: `${projectId}.appspot.com` },
    emulators: { host, auth: Number(auth), firestore: Number(firestore), storage: 1 },
  };
}
