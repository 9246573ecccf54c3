import { expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './paths';

const PRELOAD = join(ROOT, 'tooling/dev/emulators/firestore-arguments.cjs');

/** Starts a program with the same arguments, which prints them. */
const PRINT = `
  const program = 'console.log(process.argv.slice(1).join(" "))';
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', program, '--', ...process.argv.slice(1)], { stdio: 'inherit' });
`;

const print = async (...started: string[]) => {
  const args = ['--require', PRELOAD, '-e', PRINT, '--', ...started];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return stdout.trim();
};

it('starts the Firestore emulator with the serial garbage collector, without the server of the Emulator UI, and logs no stacks of denied requests', async () => {
  const level = '-Dgoogle.cloud_firestore.debug_log_level';
  const loggers = join(ROOT, 'tooling/dev/emulators/firestore-logging.properties');
  expect(await print(`${level}=FINE`, '--websocket_port', '9150', '--port', '8080')).toBe(
    `${level}=WARNING -Djava.util.logging.config.file=${loggers} -XX:+UseSerialGC --port 8080`,
  );
});

it('starts other programs as they are', async () => {
  expect(await print('--port', '9150')).toBe('--port 9150');
});
