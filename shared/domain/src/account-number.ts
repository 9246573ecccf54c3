/** A number with check digits. */
export type AccountNumberKind = 'iban' | 'card';

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
// The lengths and first digits of payment cards.
const CARD = /^[2-6]\d{12,18}$/;

function compact(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/** Whether an account number looks like an IBAN or a card number; `null` for any other. */
export function accountNumberKind(text: string): AccountNumberKind | null {
  const number = compact(text);
  if (IBAN.test(number)) return 'iban';
  return CARD.test(number) ? 'card' : null;
}

/** Groups an IBAN or a card number by four characters for reading; returns any other unchanged. */
export function groupAccountNumber(text: string): string {
  if (accountNumberKind(text) === null) return text;
  return compact(text).replace(/.{4}(?=.)/g, '$& ');
}
