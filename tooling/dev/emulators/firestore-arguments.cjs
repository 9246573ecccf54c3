'use strict';

// Preloaded into the Firebase CLI, which starts the Firestore emulator for a server that runs for months: Java compiles
// its code twice and collects garbage on several cores. For the minutes of a test run, both cost more than they save.
// The log would contain the Java stack of every denied request: half a gigabyte in a run of the tests. Some of its
// loggers write it again, at a level of their own.

const childProcess = require('node:child_process');
const { join } = require('node:path');

const { spawn } = childProcess;
const LOG_LEVEL = '-Dgoogle.cloud_firestore.debug_log_level=';
const LOGGERS = `-Djava.util.logging.config.file=${join(__dirname, 'firestore-logging.properties')}`;
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

childProcess.spawn = (command, args, ...rest) => {
  const isList = Array.isArray(args);
  const quiet =
    isList &&
    args.flatMap((arg) =>
      arg.startsWith?.(LOG_LEVEL) ? [`${LOG_LEVEL}WARNING`, LOGGERS, ...SHORT_LIVED] : arg,
    );
  return spawn(command, isList ? quiet : args, ...rest);
};
