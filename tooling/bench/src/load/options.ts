import { parseArgs } from 'node:util';
import { CommandError } from '@bank/release';

export type LoadOptions = {
  seed: number;
  customers: number;
  minutes: number;
  /** Seconds that a customer reads or types between two activities, on average. */
  think: number;
  /** Browsers that report at about the same time; 0 leaves this part out. */
  browsers: number;
};

const DEFAULTS = { seed: 1, customers: 200, minutes: 10, think: 60, browsers: 1000 };
const REMEDY =
  'Use --customers N --minutes N --think SECONDS --browsers N --seed N. --customers 0 or --browsers 0 leaves that part out.';

/** Parses the command line. Only `minutes` and `think` may be fractions. */
export function readLoadOptions(args: readonly string[]): LoadOptions {
  const values = parse(args);
  const number = (name: keyof LoadOptions, isValid: (value: number) => boolean) => {
    const text = values[name];
    const value = text === undefined ? DEFAULTS[name] : Number(text);
    if (text?.trim() !== '' && isValid(value)) return value;
    throw new CommandError(`--${name} is "${text}".`, REMEDY);
  };
  const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;
  const isTime = (value: number) => Number.isFinite(value) && value > 0;
  return {
    seed: number('seed', isCount),
    customers: number('customers', isCount),
    minutes: number('minutes', isTime),
    think: number('think', isTime),
    browsers: number('browsers', isCount),
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { seed: text, customers: text, minutes: text, think: text, browsers: text };
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new CommandError((error as Error).message, REMEDY);
  }
}
