import type { Coin, PaymentMethod } from './payee';
import { isReadableCode, isReadableText } from './readable-text';

/** The most characters that each field of a payee takes; the database's rules hold the same. */
export const PAYEE_LENGTHS = {
  accountNumber: 34,
  bankName: 100,
  accountHolderName: 100,
  email: 254,
  cryptoAddress: 128,
} as const;

/** The name under which a payee is saved, in characters, and how many a person can save. */
export const SAVED_PAYEES = { nameLength: 60, count: 20 } as const;

export type PayeeField = keyof typeof PAYEE_LENGTHS;

/** Why what was typed names nobody. */
export type PayeeProblem =
  | 'required'
  | 'too-long'
  | 'hidden-characters'
  | 'not-an-account'
  | 'not-an-email'
  | 'not-an-email-or-cashtag'
  | `not-a-${Lowercase<Coin>}-address`;

/** The fields of each method but the coin, in the order of the form (section 2, Withdrawal). */
export const PAYEE_FIELDS: Record<PaymentMethod, readonly PayeeField[]> = {
  Bank: ['accountNumber', 'bankName', 'accountHolderName'],
  PayPal: ['email'],
  CashApp: ['email'],
  Cryptocurrency: ['cryptoAddress'],
};

// As the database's rules have them.
const EMAIL = /^[^@\s]+@[^@\s]+$/;
const CASHTAG = /^\$[A-Za-z0-9]{1,20}$/;

const ACCOUNT = /^[A-Za-z0-9](?:[ ./-]?[A-Za-z0-9]){2,}$/;

const BASE58 = '[1-9A-HJ-NP-Za-km-z]';
const BECH32 = '[02-9ac-hj-np-z]';
const ETHEREUM = '0x[0-9a-fA-F]{40}';
// The shape, not the checksum: a typing error within it is for the person to see at the review.
const ADDRESSES: Record<Coin, RegExp> = {
  BTC: new RegExp(
    `^(?:[13]${BASE58}{25,34}|bc1${BECH32}{11,71}|BC1${BECH32.toUpperCase()}{11,71})$`,
  ),
  ETH: new RegExp(`^${ETHEREUM}$`),
  // Tether is paid on Ethereum and on Tron.
  USDT: new RegExp(`^(?:${ETHEREUM}|T${BASE58}{33})$`),
};

/** Unseen characters that come along with what is pasted: directions, joiners, byte order marks. */
const UNSEEN = /(?![\t\n\r\u200c\u200d])[\p{Cf}\p{Cc}]/gu;

/**
 * A name as it was meant: no unseen characters, no space around, one space for many. Nothing else
 * changes, whatever its script; joiners belong to some.
 */
export function readName(typed: string): string {
  const seen = typed.replace(UNSEEN, '').replace(/\s+/g, ' ');
  return seen.replace(/^(?:\u200c|\u200d| )+|(?:\u200c|\u200d| )+$/g, '');
}

/**
 * What a person meant by what they typed or pasted. Besides what `readName` does, a code (account,
 * e-mail, address) has its full-width letters and digits made plain, and an address has no space.
 */
export function readPayeeText(field: PayeeField, typed: string): string {
  if (field === 'bankName' || field === 'accountHolderName') return readName(typed);
  const code = readName(typed.normalize('NFKC').replace(/[\u200c\u200d]/g, ''));
  const meant = field === 'cryptoAddress' ? code.replaceAll(' ', '') : code;
  // An accent that followed a removed character now belongs to the letter before it.
  return meant.normalize('NFC');
}

function isReadable(field: PayeeField, text: string): boolean {
  const isName = field === 'bankName' || field === 'accountHolderName';
  return isName ? isReadableText(text) : isReadableCode(text);
}

/** What is wrong with a field of a payee that was read by `readPayeeText`, or `null`. */
export function checkPayeeText(
  field: PayeeField,
  text: string,
  { method, cryptoType }: { method: PaymentMethod; cryptoType: Coin },
): PayeeProblem | null {
  if (text === '') return 'required';
  if (text.length > PAYEE_LENGTHS[field]) return 'too-long';
  if (!isReadable(field, text)) return 'hidden-characters';
  switch (field) {
    case 'bankName':
    case 'accountHolderName':
      return null;
    case 'accountNumber':
      return ACCOUNT.test(text) ? null : 'not-an-account';
    case 'email':
      if (EMAIL.test(text) || (method === 'CashApp' && CASHTAG.test(text))) return null;
      return method === 'CashApp' ? 'not-an-email-or-cashtag' : 'not-an-email';
    case 'cryptoAddress':
      return ADDRESSES[cryptoType].test(text)
        ? null
        : (`not-a-${cryptoType.toLowerCase() as Lowercase<Coin>}-address` as const);
  }
}
