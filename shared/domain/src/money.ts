import { BankError } from './bank-error';
import { MAX_AMOUNT } from './constants';

declare const centsBrand: unique symbol;

/**
 * An amount of money in cents, a safe integer, so that sums and comparisons are exact. Stored documents
 * use major units; only `toCents` and `toMajorUnits` convert.
 */
export type Cents = number & { readonly [centsBrand]: true };

function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new BankError('invalid-amount');
  // Adding 0 normalizes -0 to 0.
  return (value + 0) as Cents;
}

/**
 * Converts major units, as stored, to cents. Digits past the second decimal are floating-point error and
 * are rounded. Throws `BankError('invalid-amount')` unless the result is a safe integer.
 */
export function toCents(amount: number): Cents {
  return cents(Math.round(amount * 100));
}

/**
 * Reads a stored amount in major units; `null` unless it is a number that the security rules accept as money,
 * or the negative of one. Documents outlive the code that wrote them, and administrators edit them in the console.
 */
export function readCents(value: unknown): Cents | null {
  return typeof value === 'number' && Math.abs(value) <= MAX_AMOUNT ? toCents(value) : null;
}

/**
 * Converts cents to major units, as documents store them: the double nearest to the two-decimal amount,
 * which the security rules compare with.
 */
export function toMajorUnits(value: Cents): number {
  return value / 100;
}

/** Exact sum. Throws `BankError('invalid-amount')` beyond the safe integers. */
export function addCents(a: Cents, b: Cents): Cents {
  return cents(a + b);
}

/** Exact difference; may be negative. Throws `BankError('invalid-amount')` beyond the safe integers. */
export function subtractCents(a: Cents, b: Cents): Cents {
  return cents(a - b);
}

/** The part of an amount without its cents: what can be paid from a balance in a zero-decimal currency. */
export function wholeUnits(value: Cents): Cents {
  return cents(value - (value % 100));
}
