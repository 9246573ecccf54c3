import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './paths';

// The configurations are ES modules, which Jest cannot require, so a separate Node process serves
// them.
const SERVE = `
  const { startDevServers } = await import(process.env.DEV_SERVERS);
  const scope = { signal: new AbortController().signal, started() {} };
  const sites = [{ name: process.env.SITE, port: Number(process.env.PORT) }];
  await startDevServers(sites, { registryUrl: 'http://localhost/registry.json' }, scope, process.env.COPY);
  console.log('SERVED');
`;
const SYNTAX_ERROR = '\nexport const = ;\n';
const SUCCESS = 'compiled successfully';
const COMPILED = /webpack compiled .*\n/;

let copy: string;
let server: ChildProcess | undefined;

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'dev-servers-'));
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});

afterEach(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  await rm(copy, { recursive: true });
});

async function freePort(): Promise<number> {
  const socket = createServer().listen(0);
  await once(socket, 'listening');
  const { port } = socket.address() as { port: number };
  socket.close();
  await once(socket, 'close');
  return port;
}

/** Serves the copy of a site. `compiled` waits for the next compilation and returns its output. */
async function serve(site: string) {
  const port = await freePort();
  const env = {
    ...process.env,
    DEV_SERVERS: join(ROOT, 'tooling/dev/src/dev-servers.ts'),
    COPY: copy,
    SITE: site,
    PORT: String(port),
  };
  const args = ['--import', 'tsx', '--input-type=module', '--eval', SERVE];
  const child = spawn(process.execPath, args, { cwd: ROOT, env });
  server = child;
  let output = '';
  let read = 0;
  const changes = new EventEmitter();
  const hear = (text: string) => {
    output += text;
    changes.emit('change');
  };
  child.stdout.setEncoding('utf8').on('data', hear);
  child.stderr.setEncoding('utf8').on('data', hear);
  child.once('exit', () => hear('\nENDED\n'));
  const until = async <T>(find: () => T | null | undefined | false): Promise<T> => {
    for (;;) {
      const found = find();
      if (found) return found;
      if (output.includes('\nENDED\n')) throw new Error(`The dev server ended:\n${output}`);
      await once(changes, 'change');
    }
  };
  const compiled = async () => {
    const end = await until(() => {
      const found = output.slice(read).search(COMPILED);
      return found >= 0 && output.indexOf('\n', read + found);
    });
    const report = output.slice(read, end);
    read = end;
    return report;
  };
  return { port, compiled, started: () => until(() => output.includes('SERVED')) };
}

async function fetchFrom(port: number, path: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/${path}`);
  return response.text();
}

it.each([
  ['host', 'host', 'src/app/app.tsx', 'main.js'],
  ['a remote', 'remotes/marketing', 'src/app.tsx', 'remoteEntry.js'],
])(
  'reports a syntax error in %s, at startup and later, and recovers after the fix',
  async (_title, folder, source, script) => {
    await cp(join(ROOT, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !/\/(dist|node_modules)$/.test(path),
    });
    const file = join(copy, folder, source);
    const good = await readFile(file, 'utf8');
    await writeFile(file, good + SYNTAX_ERROR);

    const { port, compiled, started } = await serve(folder.replace('remotes/', ''));
    const report = await compiled();
    expect(report).toContain(source);
    expect(report).toContain('Syntax Error');
    // Only the error in the source, without follow-up errors.
    expect(report).toContain('compiled with 1 error');
    await started();
    // The client that shows the error overlay and reloads the page.
    expect(await fetchFrom(port, script)).toContain('webpack-dev-server/client');
    if (folder === 'host') expect(await fetchFrom(port, '')).toContain('src="/main.js"');

    await writeFile(file, good);
    expect(await compiled()).toContain(SUCCESS);
    await writeFile(file, good + SYNTAX_ERROR);
    expect(await compiled()).toContain('compiled with 1 error');
    await writeFile(file, good);
    expect(await compiled()).toContain(SUCCESS);
    if (folder === 'host') expect(await fetchFrom(port, '')).toContain('registry.json');
  },
  120_000,
);
