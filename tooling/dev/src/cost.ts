import { costTable, payDayFindings, payDayTable, readTable } from '@bank/bench/cost';
import { CommandError } from '@bank/release';
import { runCommand } from './command';
import { readCommandLine } from './options';

const USAGE = 'For example: --customers 1000000, or --pay-day, or --screens';
const CUSTOMERS = [10_000, 1_000_000, 10_000_000];

function customersOf(text: string | undefined): number[] {
  if (text === undefined) return CUSTOMERS;
  const customers = Number(text);
  if (Number.isInteger(customers) && customers > 0) return [customers];
  throw new CommandError(`"${text}" is no number of customers.`, USAGE);
}

// npm run cost: what the bank uses and costs in a month, for a number of customers. `--pay-day`: the load on
// the database when all are paid in one hour. `--screens`: what each screen may read.
await runCommand(async () => {
  const options = {
    customers: { type: 'string' },
    'pay-day': { type: 'boolean' },
    screens: { type: 'boolean' },
  } as const;
  const { values } = readCommandLine({ args: process.argv.slice(2), options }, USAGE);
  if (values.screens) console.log(readTable());
  else if (values['pay-day']) console.log(`${payDayTable()}\n\n${payDayFindings()}`);
  else console.log(costTable(customersOf(values.customers)));
  return Promise.resolve(0);
});
