import { expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './paths';

const PRELOAD = join(ROOT, 'tooling/dev/emulators/firestore-log-level.cjs');

/** Starts a program with the same arguments, which prints them. */
const PRINT = `
  const program = 'console.log(process.argv.slice(1).join(" "))';
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', program, '--', ...process.argv.slice(1)], { stdio: 'inherit' });
`;

it('starts the Firestore emulator without the stacks of denied requests in its log', async () => {
  const option = '-Dgoogle.cloud_firestore.debug_log_level';
  const args = ['--require', PRELOAD, '-e', PRINT, '--', `${option}=FINE`, '--port', '8080'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout.trim()).toBe(`${option}=WARNING --port 8080`);
});
