import type { Builds, Script } from './builds';

/** The JavaScript a page may load: its own, and all of it, in thousands of bytes. */
export type Budget = { page: string; limit: number; scripts: readonly Script[] };

export function bytesOf(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Returns each script once. */
function union(...groups: readonly (readonly Script[])[]): Script[] {
  const byName = new Map(
    groups.flat().map((script) => [`${script.folder}/${script.name}`, script]),
  );
  return [...byName.values()];
}

/** Returns the scripts that are not among the others. */
function without(scripts: readonly Script[], others: readonly Script[]): Script[] {
  const names = new Set(others.map(({ folder, name }) => `${folder}/${name}`));
  return scripts.filter(({ folder, name }) => !names.has(`${folder}/${name}`));
}

function heaviest(groups: readonly Script[][]): Script[] {
  return groups.reduce((most, each) => (bytesOf(each) > bytesOf(most) ? each : most), []);
}

/** Remotes whose first screen is always the same bundle it; the others load their screens lazily. */
const HAS_SINGLE_FIRST_SCREEN = new Set(['dashboard', 'admin']);

/** Returns every budget with its scripts. */
export function budgetsOf({ host, remotes }: Builds): Budget[] {
  const remote = (name: string) => {
    const found = remotes.get(name);
    if (!found) throw new Error(`There is no build of ${name}`);
    return found;
  };
  const appScripts = union(host.first, host.start);
  const balance = union(appScripts, host.session, host.remotes, remote('dashboard').app);
  const firstScreen = (name: string) => {
    const { app, screens } = remote(name);
    return union(app, heaviest(screens));
  };
  return [
    // The page is prerendered with real links, so it is usable without other scripts.
    { page: 'landing, before it can be used', limit: 105, scripts: host.first },
    {
      page: 'landing, with all that a first move brings',
      limit: 152.7,
      scripts: union(appScripts, host.remotes, remote('marketing').app),
    },
    {
      page: 'sign-in, in all',
      limit: 156.9,
      scripts: union(appScripts, host.auth, host['/SignIn']),
    },
    // What the balance needs. The code of the transactions is loaded meanwhile, while their data is read.
    { page: 'dashboard, before the balance', limit: 165.1, scripts: balance },
    {
      page: 'dashboard, in all',
      limit: 290.4,
      // Including the prefetch of the next page.
      scripts: union(balance, host.database, firstScreen('dashboard'), remote('transfer').app),
    },
    // What they add to every page of a signed-in user once the browser is idle, after what is counted above.
    {
      page: 'notifications, when idle',
      limit: 5.8,
      scripts: without(host.notifications, union(balance, host.database)),
    },
    ...[...remotes.keys()].map((name) => ({
      page: `${name}, its first screen`,
      limit: 27,
      scripts: HAS_SINGLE_FIRST_SCREEN.has(name) ? remote(name).app : firstScreen(name),
    })),
  ];
}
