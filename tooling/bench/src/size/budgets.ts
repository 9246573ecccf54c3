import type { Builds, Script } from './builds';

/** What a page may weigh: scripts of its own and all, in thousands of bytes. */
export type Budget = { page: string; limit: number; scripts: readonly Script[] };

export function bytesOf(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Each script once, however many ask for it. */
function together(...groups: readonly (readonly Script[])[]): Script[] {
  const byName = new Map(
    groups.flat().map((script) => [`${script.folder}/${script.name}`, script]),
  );
  return [...byName.values()];
}

function heaviest(groups: readonly Script[][]): Script[] {
  return groups.reduce((most, each) => (bytesOf(each) > bytesOf(most) ? each : most), []);
}

/** Where everybody arrives at the same screen, it is a part of the remote; the others ask for theirs. */
const COMES_WITH_ITS_FIRST = new Set(['dashboard', 'admin']);

/** Every budget, with the scripts that count against it. */
export function budgetsOf({ host, remotes }: Builds): Budget[] {
  const remote = (name: string) => {
    const found = remotes.get(name);
    if (!found) throw new Error(`There is no build of ${name}`);
    return found;
  };
  const program = together(host.first, host.start);
  const balance = together(program, host.session, host.remotes, remote('dashboard').app);
  const firstScreen = (name: string) => {
    const { app, screens } = remote(name);
    return together(app, heaviest(screens));
  };
  return [
    // The page stands in its HTML, and its links are links: nothing more is needed to use it.
    { page: 'landing, before it can be used', limit: 105, scripts: host.first },
    {
      page: 'landing, with all that a first move brings',
      limit: 148.5,
      scripts: together(program, host.remotes, remote('marketing').app),
    },
    {
      page: 'sign-in, in all',
      limit: 152.5,
      scripts: together(program, host.auth, host.signIn),
    },
    { page: 'dashboard, before the balance', limit: 190, scripts: balance },
    {
      page: 'dashboard, in all',
      limit: 290,
      // With what is fetched ahead for the page that comes next.
      scripts: together(balance, host.database, firstScreen('dashboard'), remote('transfer').app),
    },
    ...[...remotes.keys()].map((name) => ({
      page: `${name}, its first screen`,
      limit: 25,
      scripts: COMES_WITH_ITS_FIRST.has(name) ? remote(name).app : firstScreen(name),
    })),
  ];
}
