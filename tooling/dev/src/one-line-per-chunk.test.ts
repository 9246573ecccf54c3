import { expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './paths';

const PRELOAD = join(ROOT, 'tooling/dev/emulators/one-line-per-chunk.cjs');

/** Starts a program that writes two lines at once, and prints the chunks that its parent receives. */
const CHUNKS = `
  const program = "process.stdout.write('one\\\\ntwo\\\\n')";
  const child = require('node:child_process').spawn(process.execPath, ['-e', program, process.argv[1]]);
  child.stdout.on('data', (chunk) => console.log(JSON.stringify(chunk.toString().trim())));
`;

async function chunksFrom(jar: string): Promise<string[]> {
  const args = ['--require', PRELOAD, '-e', CHUNKS, jar];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return stdout.trim().split('\n');
}

it('passes on the messages of the storage rules runtime one at a time', async () => {
  expect(await chunksFrom('cloud-storage-rules-runtime-v1.jar')).toEqual(['"one"', '"two"']);
});

it('leaves the output of other programs as it is', async () => {
  expect(await chunksFrom('cloud-firestore-emulator-v1.jar')).toEqual(['"one\\ntwo"']);
});
