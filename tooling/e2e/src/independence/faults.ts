import { OWN_CONNECTION } from '@bank/backend/emulators';
import type { ServedVersion } from '../fixtures/live-versions';
import type { Answer, Stage } from './stage';
import { empty, throwingAtImport, throwingInRender } from './stand-ins';

/** A fault that the remote's site or its files have. */
export type Fault = {
  name: string;
  /** Publishes a version that has it, and returns that version. */
  begin(stage: Stage): Promise<ServedVersion>;
  /** Takes its cause away. */
  end(stage: Stage): Promise<void>;
  /** The first request for one of these files is never answered: the fault shows when the clock advances. */
  hanging?: FileTest;
};

/** Tests the name of a file within the folder of its version. */
export type FileTest = (file: string) => boolean;

const cors = { 'access-control-allow-origin': '*' };

const isEntry: FileTest = (file) => file.startsWith('remoteEntry');

/** The files of which one hangs, by the name of the fault. */
export const hangs: Readonly<Record<string, FileTest>> = {
  hangs: isEntry,
  'chunk hangs': (file) => !isEntry(file),
};

/**
 * Limits a test to the files of one version. The page may still be fetching files of the version
 * before it, and one of those must not be taken for the file that hangs.
 */
export function inVersion({ version }: ServedVersion, isMatch: FileTest): FileTest {
  const folder = `/${version}/`;
  return (pathname) => pathname.startsWith(folder) && isMatch(pathname.slice(folder.length));
}

/** Never answers the first request for a path that matches. */
export function hangingOn(isMatch: FileTest): Answer {
  let hanging: string | undefined;
  return (route) => {
    const { pathname } = new URL(route.request().url());
    if (isMatch(pathname)) hanging ??= pathname;
    return pathname === hanging ? new Promise(() => undefined) : undefined;
  };
}

/** The site is at fault; its files are well. */
function ofSite(
  name: string,
  makeAnswer: (version: ServedVersion) => Answer,
  more: Partial<Fault> = {},
): Fault {
  return {
    name,
    async begin(stage) {
      const version = stage.version();
      stage.answer(makeAnswer(version));
      await stage.publish(version);
      return version;
    },
    async end(stage) {
      stage.answer(undefined);
      return Promise.resolve();
    },
    ...more,
  };
}

/** The version is at fault, and its team takes it back. */
function ofVersion(
  name: string,
  change: (
    stage: Stage,
  ) => Parameters<Stage['version']>[0] | Promise<Parameters<Stage['version']>[0]>,
): Fault {
  return {
    name,
    async begin(stage) {
      const version = stage.version(await change(stage));
      await stage.publish(version);
      return version;
    },
    async end(stage) {
      stage.registry.put(stage.screen.remote, { live: stage.version() });
      return Promise.resolve();
    },
  };
}

/** The live entry as if it had been built for the major version of React after the host's. */
async function builtForNewerReact({ live }: Stage): Promise<{ entry: string }> {
  const text = await (await fetch(live.entry, { headers: OWN_CONNECTION })).text();
  const entry = text.replaceAll('^19.0.0', '^20.0.0');
  if (entry === text) throw new Error('The entry names no range of React');
  return { entry };
}

/** Every way in which a remote is out of order for as long as the fault lasts. */
export const faults: readonly Fault[] = [
  ofSite('origin down', () => (route) => route.abort('connectionrefused')),
  ofSite('404', () => (route) => route.fulfill({ status: 404, headers: cors, body: 'Not found' })),
  ofSite(
    'HTML instead of JavaScript',
    () => (route) =>
      route.fulfill({ headers: cors, contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  ),
  ...Object.entries(hangs).map(([name, hanging]) =>
    ofSite(name, (version) => hangingOn(inVersion(version, hanging)), { hanging }),
  ),
  ofVersion('throws at import', ({ screen }) => ({ entry: throwingAtImport(screen.remote) })),
  ofVersion('throws in render', ({ screen }) => ({ entry: throwingInRender(screen.remote) })),
  ofVersion('empty module', ({ screen }) => ({ entry: empty(screen.remote) })),
  ofVersion('wrong hash', () => ({ integrity: `sha384-${'A'.repeat(64)}` })),
  ofVersion('older contract', () => ({ contract: '^0.9.0' })),
  ofVersion('newer React major', builtForNewerReact),
];
