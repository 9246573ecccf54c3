'use strict';

// Preloaded into the Firebase CLI. Changes how it starts the Firestore emulator:
// - The serial garbage collector: the threads of Java's default one take processor time from the tests.
// - A log without the Java stack of every denied request: half a gigabyte in a run of the tests. Some loggers write it
//   again, at a level of their own.

const childProcess = require('node:child_process');
const { join } = require('node:path');

const { spawn } = childProcess;
const LOG_LEVEL = '-Dgoogle.cloud_firestore.debug_log_level=';
const LOGGERS = `-Djava.util.logging.config.file=${join(__dirname, 'firestore-logging.properties')}`;
const SERIAL_COLLECTOR = '-XX:+UseSerialGC';

childProcess.spawn = (command, args, ...rest) => {
  const isList = Array.isArray(args);
  const changed =
    isList &&
    args.flatMap((arg) =>
      arg.startsWith?.(LOG_LEVEL) ? [`${LOG_LEVEL}WARNING`, LOGGERS, SERIAL_COLLECTOR] : arg,
    );
  return spawn(command, isList ? changed : args, ...rest);
};
