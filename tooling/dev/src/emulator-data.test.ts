/** @jest-environment node */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmulatorData } from './emulator-data';

let folder: string;
let hub: Server;
let answer: { status: number; content: string };

const METADATA = 'firebase-export-metadata.json';

// The hub writes an export into the folder named in the request.
async function writeExport(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await writeFile(join(path, METADATA), answer.content);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-'));
  answer = { status: 200, content: 'one' };
  hub = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { path } = JSON.parse(body) as { path: string };
      void (answer.status === 200 ? writeExport(path) : Promise.resolve()).then(() =>
        response.writeHead(answer.status).end('{}'),
      );
    });
  });
  await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  await new Promise((resolve) => hub.close(resolve));
  await rm(folder, { recursive: true });
});

function emulatorData(): EmulatorData {
  return new EmulatorData(folder, (hub.address() as { port: number }).port);
}

function saved(): Promise<string> {
  return readFile(join(folder, 'data', METADATA), 'utf8');
}

it('saves, and replaces the previous save', async () => {
  const data = emulatorData();
  expect(await data.latest()).toBeUndefined();
  await data.save();
  answer.content = 'two';
  await Promise.all([data.save(), data.save()]);
  expect(await saved()).toBe('two');
  expect(await data.latest()).toBe(join(folder, 'data'));
});

it('keeps the last save when a save fails', async () => {
  const data = emulatorData();
  await data.save();
  answer.status = 500;
  await expect(data.save()).rejects.toThrow('data was not saved');
  expect(await saved()).toBe('one');
});

it('recovers a complete save whose rename was interrupted by a kill', async () => {
  await writeExport(join(folder, 'data.next'));
  const data = emulatorData();
  expect(await data.latest()).toBe(join(folder, 'data'));
});

it('starts empty after forget', async () => {
  const data = emulatorData();
  await data.save();
  await data.forget();
  expect(await data.latest()).toBeUndefined();
  expect(existsSync(join(folder, 'data'))).toBe(false);
});
