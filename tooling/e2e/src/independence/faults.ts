import { CLOSE_CONNECTION } from '@bank/backend/emulators';
import type { LiveVersion } from '../fixtures/fetch-live-versions';
import type { Responder, RemoteFixture } from './remote-fixture';
import { empty, throwingAtImport, throwingInRender } from './fake-entries';

/** A fault of the remote's server or of its files. */
export type Fault = {
  name: string;
  /** Publishes a faulty version and returns it. */
  begin(fixture: RemoteFixture): Promise<LiveVersion>;
  /** Fixes the cause. */
  end(fixture: RemoteFixture): Promise<void>;
  /**
   * The first request for a matching file is never answered; the fault shows once the clock
   * advances.
   */
  hanging?: FileTest;
};

/** Matches a file name relative to the folder of its version. */
export type FileTest = (file: string) => boolean;

const cors = { 'access-control-allow-origin': '*' };

const isEntry: FileTest = (file) => file.startsWith('remoteEntry');
export const isChunk: FileTest = (file) => !isEntry(file);

/** The files that hang, by the name of the fault. */
export const hangs: Readonly<Record<string, FileTest>> = {
  hangs: isEntry,
  'chunk hangs': isChunk,
};

/**
 * Limits a matcher to one version, because the page may still fetch files of the previous version.
 */
export function inVersion({ version }: LiveVersion, isMatch: FileTest): FileTest {
  const folder = `/${version}/`;
  return (pathname) => pathname.startsWith(folder) && isMatch(pathname.slice(folder.length));
}

/** Never answers the first request for a matching path. */
export function hangingOn(isMatch: FileTest): Responder {
  let hanging: string | undefined;
  return (route) => {
    const { pathname } = new URL(route.request().url());
    if (isMatch(pathname)) hanging ??= pathname;
    return pathname === hanging ? new Promise(() => undefined) : undefined;
  };
}

/** Holds the first request for a matching path until `end`, and answers it with the file of the live version. */
export function heldUntil(
  end: Promise<void>,
  isMatch: FileTest,
  { entry }: LiveVersion,
): Responder {
  let isHolding = false;
  return (route) => {
    const { pathname } = new URL(route.request().url());
    if (isHolding || !isMatch(pathname)) return undefined;
    isHolding = true;
    const url = new URL(pathname.split('/').slice(2).join('/'), entry).href;
    // The page may have cancelled the request.
    const answer = async () => route.fulfill({ response: await route.fetch({ url }) });
    return end.then(answer).catch(() => undefined);
  };
}

/** A server fault; the files are intact. */
function ofSite(
  name: string,
  makeAnswer: (version: LiveVersion) => Responder,
  more: Partial<Fault> = {},
): Fault {
  return {
    name,
    async begin(fixture) {
      const version = fixture.version();
      fixture.answer(makeAnswer(version));
      await fixture.publish(version);
      return version;
    },
    async end(fixture) {
      fixture.answer(undefined);
      return Promise.resolve();
    },
    ...more,
  };
}

/** A fault of the version, which its team rolls back. */
function ofVersion(
  name: string,
  change: (
    fixture: RemoteFixture,
  ) => Parameters<RemoteFixture['version']>[0] | Promise<Parameters<RemoteFixture['version']>[0]>,
): Fault {
  return {
    name,
    async begin(fixture) {
      const version = fixture.version(await change(fixture));
      await fixture.publish(version);
      return version;
    },
    async end(fixture) {
      fixture.registry.put(fixture.screen.remote, { live: fixture.version() });
      return Promise.resolve();
    },
  };
}

/** The live entry, declared as built for the next major version of React. */
async function builtForNewerReact({ live }: RemoteFixture): Promise<{ entry: string }> {
  const text = await (await fetch(live.entry, { headers: CLOSE_CONNECTION })).text();
  const entry = text.replaceAll('^19.0.0', '^20.0.0');
  if (entry === text) throw new Error('The entry names no range of React');
  return { entry };
}

/** All faults of the matrix. */
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
