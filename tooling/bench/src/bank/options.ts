import { parseArgs } from 'node:util';
import { CommandError } from '@bank/release';

export type BankOptions = { seed: number; operations: number; accounts: number; clients: number };

/** A file with the histories of an earlier run, to check again instead. */
export type Recheck = { check: string };

// Many accounts, because each may only guess every two seconds.
const DEFAULTS: Omit<BankOptions, 'seed'> = { operations: 10_000, accounts: 400, clients: 48 };

const REMEDY =
  'Use --seed N --operations N --accounts N --clients N with positive integers, or --check FILE.';

/** Parses the command line. Without `--seed` each run is different. */
export function readBankOptions(args: readonly string[]): BankOptions | Recheck {
  const whole = (name: keyof BankOptions, text: string | undefined, fallback: number) => {
    if (text === undefined) return fallback;
    const value = Number(text);
    if (Number.isSafeInteger(value) && value > 0) return value;
    throw new CommandError(`--${name} is "${text}".`, REMEDY);
  };
  const values = parse(args);
  if (values.check !== undefined) return { check: values.check };
  return {
    seed: whole('seed', values.seed, 1 + (Date.now() % 2 ** 31)),
    operations: whole('operations', values.operations, DEFAULTS.operations),
    accounts: whole('accounts', values.accounts, DEFAULTS.accounts),
    clients: whole('clients', values.clients, DEFAULTS.clients),
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { seed: text, operations: text, accounts: text, clients: text, check: text };
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new CommandError((error as Error).message, REMEDY);
  }
}
