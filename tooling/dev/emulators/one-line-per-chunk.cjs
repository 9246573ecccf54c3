'use strict';

// Preloaded into the Firebase CLI. Its Storage emulator parses each chunk from the rules runtime as one
// message and drops a chunk with two, so that one of two concurrent uploads never ends.

const childProcess = require('node:child_process');
const { createInterface } = require('node:readline');
const { PassThrough } = require('node:stream');

const { spawn } = childProcess;

childProcess.spawn = (command, args, ...rest) => {
  const child = spawn(command, args, ...rest);
  const isRulesRuntime =
    Array.isArray(args) && args.some((arg) => /storage-rules.*\.jar$/.test(arg));
  if (isRulesRuntime) {
    // In object mode, each write is a chunk.
    const lines = new PassThrough({ objectMode: true });
    createInterface({ input: child.stdout }).on('line', (line) => lines.write(Buffer.from(line)));
    Object.defineProperty(child, 'stdout', { value: lines });
  }
  return child;
};
