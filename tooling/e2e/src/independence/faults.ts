import { OWN_CONNECTION } from '@bank/backend/emulators';
import type { Stage } from './stage';
import { empty, throwingAtImport, throwingInRender } from './stand-ins';

/** A fault that the remote's site or its files have. */
export type Fault = {
  name: string;
  /** Publishes a version that has it. */
  begin(stage: Stage): Promise<void>;
  /** Takes its cause away. */
  end(stage: Stage): Promise<void>;
  /** Whether it shows only when the page's clock has gone on. */
  takesTime?: true;
};

const cors = { 'access-control-allow-origin': '*' };

/** The site is at fault; its files are well. */
function ofSite(name: string, answer: Parameters<Stage['answer']>[0], more: object = {}): Fault {
  return {
    name,
    async begin(stage) {
      stage.answer(answer);
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
  ofSite('origin down', (route) => route.abort('connectionrefused')),
  ofSite('404', (route) => route.fulfill({ status: 404, headers: cors, body: 'Not found' })),
  ofSite('HTML instead of JavaScript', (route) =>
    route.fulfill({ headers: cors, contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  ),
  ofSite('hangs', () => new Promise(() => undefined), { takesTime: true }),
  ofVersion('throws at import', ({ screen }) => ({ entry: throwingAtImport(screen.remote) })),
  ofVersion('throws in render', ({ screen }) => ({ entry: throwingInRender(screen.remote) })),
  ofVersion('empty module', ({ screen }) => ({ entry: empty(screen.remote) })),
  ofVersion('wrong hash', () => ({ integrity: `sha384-${'A'.repeat(64)}` })),
  ofVersion('older contract', ({ live }) => ({ remote: { ...live.remote, contract: '^0.9.0' } })),
  ofVersion('newer React major', builtForNewerReact),
];
