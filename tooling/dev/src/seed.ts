import { seedManyUsers, seedManyTransactions } from '@bank/backend/many-users';
import { CommandError } from '@bank/release';
import { runCommand } from './command';
import { bankOf } from './local-bank';
import { readCommandLine } from './options';
import { LOOPBACK } from './ports';

const MAX_COUNT = 1_000_000;
const CUSTOMER = 'demo-customer';

const REMEDY =
  'For example: npm run seed -- --users 100000, or: npm run seed -- --transactions 100000';

type SeedRequest = { what: 'users' | 'transactions'; count: number };

function readRequest(args: readonly string[]): SeedRequest {
  const text = { type: 'string' } as const;
  const options = { users: text, transactions: text };
  const { values } = readCommandLine({ args: [...args], options }, REMEDY);
  const [[what, value] = [], ...more] = Object.entries(values);
  const count = Number(value);
  if (what && more.length === 0 && Number.isInteger(count) && count > 0 && count <= MAX_COUNT)
    return { what: what as SeedRequest['what'], count };
  throw new CommandError(
    `--users or --transactions must be an integer from 1 to ${MAX_COUNT}.`,
    REMEDY,
  );
}

// npm run seed: adds many synthetic customers to the bank that npm start serves, or many transactions
// for the demo customer, to test at scale.
await runCommand(async () => {
  const { what, count } = readRequest(process.argv.slice(2));
  const { ports, projectId } = await bankOf('start');
  const firestoreHost = `${LOOPBACK}:${ports.firestore}`;
  await fetch(`http://${firestoreHost}/`).catch(() => {
    throw new CommandError(
      `Firestore is not running at ${firestoreHost}.`,
      'Start it first: npm start',
    );
  });
  const database = { projectId, firestoreHost };
  const begin = performance.now();
  let reported = 0;
  const onProgress = (done: number) => {
    if (done - reported < count / 10) return;
    reported = done;
    console.log(`  … ${done} of ${count} ${what}`);
  };
  if (what === 'users') await seedManyUsers(database, { count, onProgress });
  else await seedManyTransactions(database, CUSTOMER, { count, onProgress });
  const seconds = (performance.now() - begin) / 1000;
  console.log(
    `${count} ${what} in ${seconds.toFixed(1)} s (${Math.round(count / seconds)} per second)`,
  );
  return 0;
});
