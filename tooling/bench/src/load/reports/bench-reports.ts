import { createAccount, type Emulators } from '@bank/backend/emulators';
import type { LoadRun } from '../bench-customers';
import { Latencies } from '../latencies';
import { type Person, personOf } from '../people';
import { prepareBrowsers } from './browser';
import { inLanes } from './lanes';
import { readAsStatusPage, readAsWatcher, type ReadSide } from './read-side';
import {
  ABOUT,
  expectEqual,
  failuresOf,
  flood,
  type Reporters,
  repeat,
  send,
  sendAllMalformed,
} from './steps';

/** What the page /status reads of each remote at most. */
const STATUS_LIMIT = 500;

/**
 * Many browsers report at about the same time, and again after a reload; then they send malformed reports. Prints times
 * and reads, and returns what must not have happened.
 */
export async function benchReports(
  { emulators, options, folder, signal }: LoadRun,
  [admin]: readonly Person[],
): Promise<readonly string[]> {
  const count = options.browsers;
  const since = new Date(Date.now() - 1000);
  if (!admin) throw new Error('There is no administrator.');
  const people = await reportersOf(emulators, count);
  const open = await prepareBrowsers(folder, emulators);
  const browsers = await inLanes(people, (person) => open(person));
  const latencies = new Latencies();
  const reporters: Reporters = { emulators, latencies, people, browsers, open };
  const found: string[] = [];
  for (const step of [send, repeat, sendAllMalformed]) {
    signal.throwIfAborted();
    found.push(...(await step(reporters)));
  }

  const read = { remote: ABOUT.remote, version: ABOUT.version, since };
  const watcher = await readAsWatcher(emulators, admin, read);
  printReads('npm run release -- watch', watcher);
  const status = await readAsStatusPage(await open(admin), read);
  printReads('/status', status);
  found.push(...(await flood(reporters)));
  const flooded = await readAsWatcher(emulators, admin, read);
  printReads('watch, after one account’s further reports', flooded);
  console.log(`\n${latencies.toString()}\n`);
  const shown = Math.min(count, STATUS_LIMIT);
  return [
    ...found,
    ...latencies.errors,
    ...expectEqual('users that watch counts', count, watcher.users),
    ...expectEqual('users with a failure that watch counts', failuresOf(count), watcher.failed),
    ...expectEqual('reports that /status reads', shown, status.reads),
    ...expectEqual('users that /status counts', shown, status.users),
    ...expectEqual('users that watch counts after the flood', count, flooded.users),
    ...expectEqual('users with a failure after the flood', watcher.failed, flooded.failed),
  ];
}

async function reportersOf(emulators: Emulators, count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, (_, index) => personOf(`load-reporter-${index}`));
  await inLanes(people, (person) =>
    createAccount(emulators, { ...person, username: person.uid, isConfirmed: true }),
  );
  return people;
}

function printReads(who: string, { reads, ms, users, failed }: ReadSide): void {
  console.log(
    `${who}: ${reads} reads in ${Math.round(ms)} ms, ${failed} of ${users} users with a failure`,
  );
}
