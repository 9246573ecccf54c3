'use strict';

// Preloaded into the Firebase CLI. It starts the Firestore emulator with Java's default garbage collector, whose threads
// take processor time from the tests.
// The log would contain the Java stack of every denied request: half a gigabyte in a run of the tests. Some loggers
// write it again, at a level of their own.

const childProcess = require('node:child_process');
const { join } = require('node:path');

const { spawn } = childProcess;
const LOG_LEVEL = '-Dgoogle.cloud_firestore.debug_log_level=';
const LOGGERS = `-Djava.util.logging.config.file=${join(__dirname, 'firestore-logging.properties')}`;
const ONE_THREAD = '-XX:+UseSerialGC';

childProcess.spawn = (command, args, ...rest) => {
  const isList = Array.isArray(args);
  const quiet =
    isList &&
    args.flatMap((arg) =>
      arg.startsWith?.(LOG_LEVEL) ? [`${LOG_LEVEL}WARNING`, LOGGERS, ONE_THREAD] : arg,
    );
  return spawn(command, isList ? quiet : args, ...rest);
};
