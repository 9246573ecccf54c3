import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEmulatorTraces } from './emulator-traces';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'traces-'));
  await mkdir(join(folder, 'host'));
});

afterEach(() => rm(folder, { recursive: true }));

function find(file: string, text: string) {
  return writeFile(join(folder, file), text).then(() => findEmulatorTraces(folder));
}

it.each([
  ['the address 127.0.0.1', 'a="http://127.0.0.1:9099"'],
  ['an address at localhost', 'fetch("http://localhost:8080")'],
  ['a demo project', '{"projectId":"demo-fernhill"}'],
  ['the Auth emulator', 'e.innerText="Running in emulator mode. Do not use"'],
  ['the local mailbox', 'fetch(`http://${e.host}:${e.auth}/emulator/v1/projects/${p}/oobCodes`)'],
  [
    'the setup of the emulators',
    'Host has been set in both settings() and connectFirestoreEmulator()',
  ],
])('finds %s', async (what, text) => {
  expect(await find('host/main.js', text)).toEqual([{ file: 'host/main.js', what }]);
});

it('ignores the project’s own addresses', async () => {
  await writeFile(join(folder, 'host/app.html'), '{"scriptOrigins":["http://localhost:5001"]}');
  expect(await findEmulatorTraces(folder, ['http://localhost:5001'])).toEqual([]);
  expect(await findEmulatorTraces(folder, ['http://localhost:5002'])).toHaveLength(1);
});

it('finds no traces in a build for a real project', async () => {
  expect(await find('host/main.js', 'new URL(x, "http://localhost"); "my-bank.web.app"')).toEqual(
    [],
  );
});
