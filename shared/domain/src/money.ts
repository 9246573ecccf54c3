import { BankError } from './bank-error';

declare const centsBrand: unique symbol;

/**
 * An amount of money in whole cents: a safe integer, so that sums and comparisons are exact. Stored
 * documents hold major units instead; `toCents` and `toMajorUnits` are the only way across.
 */
export type Cents = number & { readonly [centsBrand]: true };

function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new BankError('invalid-amount');
  // Adding 0 turns the -0 of a rounding into 0, which compares and prints as people expect.
  return (value + 0) as Cents;
}

/**
 * The cents of a stored amount in major units. Digits past the second decimal are rounding residue
 * and are rounded away. Throws `BankError('invalid-amount')` for what is not a finite, safe number.
 */
export function toCents(amount: number): Cents {
  return cents(Math.round(amount * 100));
}

/**
 * The canonical number in major units, as documents store it: the double nearest to the two-decimal
 * amount, which is what the database's rules compare with.
 */
export function toMajorUnits(value: Cents): number {
  return value / 100;
}

/** Exact sum. Throws `BankError('invalid-amount')` past the safe integers. */
export function addCents(a: Cents, b: Cents): Cents {
  return cents(a + b);
}

/** Exact difference; may be negative. Throws `BankError('invalid-amount')` past the safe integers. */
export function subtractCents(a: Cents, b: Cents): Cents {
  return cents(a - b);
}
