'use strict';

// Preloaded into the Firebase CLI. It starts the Firestore emulator with a log level that writes the Java
// stack of every denied request, twice: half a gigabyte in a run of the tests.

const childProcess = require('node:child_process');

const { spawn } = childProcess;
const OPTION = '-Dgoogle.cloud_firestore.debug_log_level=';

childProcess.spawn = (command, args, ...rest) => {
  const isList = Array.isArray(args);
  const quiet = isList && args.map((arg) => (arg.startsWith?.(OPTION) ? `${OPTION}WARNING` : arg));
  return spawn(command, isList ? quiet : args, ...rest);
};
