import { parseArgs } from 'node:util';
import { seedCrowd } from '@bank/backend/crowd';
import { findSites, Problem } from '@bank/release';
import { runCommand } from './command';
import { ROOT } from './paths';
import { basePort, LOOPBACK, portLayout } from './ports';

const PROJECT = 'demo-fernhill';
const MOST = 1_000_000;

function readCount(args: readonly string[]): number {
  const remedy = 'For example: npm run seed -- --users 100000';
  try {
    const { values } = parseArgs({ args: [...args], options: { users: { type: 'string' } } });
    const count = Number(values.users);
    if (Number.isInteger(count) && count > 0 && count <= MOST) return count;
  } catch (error) {
    throw new Problem((error as Error).message, remedy);
  }
  throw new Problem(`--users takes a whole number from 1 to ${MOST}.`, remedy);
}

// npm run seed: a crowd of customers for the bank that npm start serves, to see how it does with many.
await runCommand(async () => {
  const count = readCount(process.argv.slice(2));
  const ports = portLayout(basePort(process.env, 'BANK_PORT', 3000), (await findSites(ROOT)).all);
  const firestoreHost = `${LOOPBACK}:${ports.firestore}`;
  await fetch(`http://${firestoreHost}/`).catch(() => {
    throw new Problem(`No database answers at ${firestoreHost}.`, 'Start it first: npm start');
  });
  const begin = performance.now();
  let told = 0;
  await seedCrowd({ projectId: PROJECT, firestoreHost }, count, (done) => {
    if (done - told < count / 10) return;
    told = done;
    console.log(`  … ${done} of ${count} users`);
  });
  const seconds = (performance.now() - begin) / 1000;
  console.log(
    `${count} users in ${seconds.toFixed(1)} s (${Math.round(count / seconds)} a second)`,
  );
  return 0;
});
