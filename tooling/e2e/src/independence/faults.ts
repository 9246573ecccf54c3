import { OWN_CONNECTION } from '@bank/backend/emulators';
import type { Answer, Stage } from './stage';
import { empty, throwingAtImport, throwingInRender } from './stand-ins';

/** A fault that the remote's site or its files have. */
export type Fault = {
  name: string;
  /** Publishes a version that has it. */
  begin(stage: Stage): Promise<void>;
  /** Takes its cause away. */
  end(stage: Stage): Promise<void>;
  /** Paths of which the first that is asked for is never answered: it shows when the clock goes on. */
  hanging?: RegExp;
};

const cors = { 'access-control-allow-origin': '*' };

/** A request that hangs, by the name of the fault: for the entry, or for one chunk of all. */
export const hangs: Readonly<Record<string, RegExp>> = {
  hangs: /^\/stage\d+\/remoteEntry/,
  'chunk hangs': /^\/stage\d+\/(?!remoteEntry)/,
};

/** Never answers the first of these files that is asked for. */
export function hangingOn(files: RegExp): Answer {
  let hanging: string | undefined;
  return (route) => {
    const { pathname } = new URL(route.request().url());
    if (files.test(pathname)) hanging ??= pathname;
    return pathname === hanging ? new Promise(() => undefined) : undefined;
  };
}

/** The site is at fault; its files are well. */
function ofSite(name: string, makeAnswer: () => Answer, more: Partial<Fault> = {}): Fault {
  return {
    name,
    async begin(stage) {
      stage.answer(makeAnswer());
      await stage.publish(stage.version());
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
    begin: async (stage) => stage.publish(stage.version(await change(stage))),
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
    ofSite(name, () => hangingOn(hanging), { hanging }),
  ),
  ofVersion('throws at import', ({ screen }) => ({ entry: throwingAtImport(screen.remote) })),
  ofVersion('throws in render', ({ screen }) => ({ entry: throwingInRender(screen.remote) })),
  ofVersion('empty module', ({ screen }) => ({ entry: empty(screen.remote) })),
  ofVersion('wrong hash', () => ({ integrity: `sha384-${'A'.repeat(64)}` })),
  ofVersion('older contract', () => ({ contract: '^0.9.0' })),
  ofVersion('newer React major', builtForNewerReact),
];
