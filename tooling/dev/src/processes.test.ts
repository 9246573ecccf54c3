/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { end, processTree, isAlive } from './processes';

// A child that starts a grandchild in a separate process group, like the Firebase CLI with Java.
const PARENT = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { detached: true });
  console.log('started');
  setInterval(() => {}, 1000);
`;

it('finds and ends a process tree, including processes that left the process group', async () => {
  const child = spawn(process.execPath, ['--eval', PARENT]);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const members = processTree(child.pid ?? 0).map(({ pid }) => pid);
  expect(members).toHaveLength(2);
  expect(members[0]).toBe(child.pid);

  await end(members);
  expect(members.filter(isAlive)).toEqual([]);
});
