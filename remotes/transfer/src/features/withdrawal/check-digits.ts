import type { AccountNumberKind } from '@bank/domain';
// validator: maintained, MIT, no dependencies, and these two files are 2 KB. They are the CommonJS ones:
// Jest can't load the package's ES modules.
import isIBAN from 'validator/lib/isIBAN';
import isLuhnNumber from 'validator/lib/isLuhnNumber';

/** Whether the check digits of an account number are right: ISO 7064 for an IBAN, Luhn for a card. */
export function hasValidCheckDigits(kind: AccountNumberKind, text: string): boolean {
  return kind === 'iban' ? isIBAN(text) : isLuhnNumber(text);
}
