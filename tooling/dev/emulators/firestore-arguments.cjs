'use strict';

// Preloaded into the Firebase CLI. Changes how it starts the Firestore emulator:
// - The serial garbage collector: the threads of Java's default one take processor time from the tests.
// - A log without the Java stack of every denied request: half a gigabyte in a run of the tests. Some loggers write it
//   again, at a level of their own.
// - Without the WebSocket server of the Emulator UI, which is not started. For this server, the emulator converts the
//   rules and the documents of every evaluation to JSON, and logs a stack if it can't.

const childProcess = require('node:child_process');
const { join } = require('node:path');

const { spawn } = childProcess;
const LOG_LEVEL = '-Dgoogle.cloud_firestore.debug_log_level=';
const LOGGERS = `-Djava.util.logging.config.file=${join(__dirname, 'firestore-logging.properties')}`;
const SERIAL_COLLECTOR = '-XX:+UseSerialGC';
const WEBSOCKET_PORT = '--websocket_port';

childProcess.spawn = (command, args, ...rest) => {
  return spawn(command, Array.isArray(args) ? changed(args) : args, ...rest);
};

function changed(args) {
  return args
    .filter((arg, index) => arg !== WEBSOCKET_PORT && args[index - 1] !== WEBSOCKET_PORT)
    .flatMap((arg) =>
      arg.startsWith?.(LOG_LEVEL) ? [`${LOG_LEVEL}WARNING`, LOGGERS, SERIAL_COLLECTOR] : arg,
    );
}
