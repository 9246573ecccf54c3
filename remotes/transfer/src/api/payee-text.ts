import { isReadableCode, isReadableText, type Coin, type PaymentMethod } from '@bank/domain';

/** Maximum length of each payee field in characters; the security rules enforce the same. */
export const PAYEE_LENGTHS = {
  accountNumber: 34,
  bankName: 100,
  accountHolderName: 100,
  email: 254,
  cryptoAddress: 128,
} as const;

/** Maximum length of a saved payee's name in characters, and the number of payees per user. */
export const SAVED_PAYEES = { nameLength: 60, count: 20 } as const;

export type PayeeField = keyof typeof PAYEE_LENGTHS;

/** Why a payee field was rejected. */
export type PayeeProblem =
  | 'required'
  | 'too-long'
  | 'hidden-characters'
  | 'not-an-account'
  | 'not-an-email'
  | 'not-an-email-or-cashtag'
  | `not-a-${Lowercase<Coin>}-address`;

/** The text fields of each method, in form order (specification, section 2, Withdrawal). */
export const PAYEE_FIELDS: Record<PaymentMethod, readonly PayeeField[]> = {
  Bank: ['accountNumber', 'bankName', 'accountHolderName'],
  PayPal: ['email'],
  CashApp: ['email'],
  Cryptocurrency: ['cryptoAddress'],
};

// The same patterns as in the security rules.
const EMAIL = /^[^@\s]+@[^@\s]+$/;
const CASHTAG = /^\$[A-Za-z0-9]{1,20}$/;

const ACCOUNT = /^[A-Za-z0-9](?:[ ./-]?[A-Za-z0-9]){2,}$/;

const BASE58 = '[1-9A-HJ-NP-Za-km-z]';
const BECH32 = '[02-9ac-hj-np-z]';
const ETHEREUM = '0x[0-9a-fA-F]{40}';
// Checks the format, not the checksum: the review step lets the user catch typing errors.
const ADDRESSES: Record<Coin, RegExp> = {
  BTC: new RegExp(
    `^(?:[13]${BASE58}{25,34}|bc1${BECH32}{11,71}|BC1${BECH32.toUpperCase()}{11,71})$`,
  ),
  ETH: new RegExp(`^${ETHEREUM}$`),
  // Tether is paid on Ethereum and on Tron.
  USDT: new RegExp(`^(?:${ETHEREUM}|T${BASE58}{33})$`),
};

/** Invisible characters of pasted text: direction marks, joiners, byte order marks. */
const UNSEEN = /(?![\t\n\r\u200c\u200d])[\p{Cf}\p{Cc}]/gu;

/**
 * Normalizes a name: removes invisible characters, trims, and collapses spaces. Joiners stay, because
 * some scripts need them.
 */
export function readName(typed: string): string {
  const seen = typed.replace(UNSEEN, '').replace(/\s+/g, ' ');
  return seen.replace(/^(?:\u200c|\u200d| )+|(?:\u200c|\u200d| )+$/g, '');
}

/**
 * Normalizes a typed or pasted payee field. Like `readName`; codes (account, email, address) also get
 * their full-width characters replaced, and an address loses its spaces.
 */
export function readPayeeText(field: PayeeField, typed: string): string {
  if (field === 'bankName' || field === 'accountHolderName') return readName(typed);
  const code = readName(typed.normalize('NFKC').replace(/[\u200c\u200d]/g, ''));
  const meant = field === 'cryptoAddress' ? code.replaceAll(' ', '') : code;
  // Compose accents again: a removed character may have separated them from their letter.
  return meant.normalize('NFC');
}

function isReadable(field: PayeeField, text: string): boolean {
  const isName = field === 'bankName' || field === 'accountHolderName';
  return isName ? isReadableText(text) : isReadableCode(text);
}

/** Validates a payee field normalized by `readPayeeText`; `null` if it is valid. */
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
