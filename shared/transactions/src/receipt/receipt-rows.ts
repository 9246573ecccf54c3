import {
  brand,
  formatMoney,
  groupAccountNumber,
  type Transaction,
  type UserProfile,
} from '@bank/domain';
import { dateFormat, locale } from '@bank/i18n';
import { messages as historyTexts } from '../messages';
import { statusBadge } from '../transaction-status';
import { messages } from './messages';

/** A transaction as its receipt shows it. Only the withdrawal's own record has the crypto address. */
export type ReceiptEntry = Omit<Transaction, 'userId' | 'by'> & { cryptoAddress?: string };
type ReceiptRow = { name: string; value: string };
export type ReceiptAccount = Pick<UserProfile, 'username' | 'country'>;

type PayeeFields = Partial<
  Pick<
    ReceiptEntry,
    | 'method'
    | 'accountNumber'
    | 'bankName'
    | 'accountHolderName'
    | 'email'
    | 'cryptoAddress'
    | 'cryptoType'
  >
>;

const { rows } = messages;
// With the time zone: a receipt is printed and shared.
const dates = dateFormat({ dateStyle: 'long', timeStyle: 'long' });

/** Returns the name of a stored value, or the value itself if it has none. */
function nameIn(names: Readonly<Record<string, string>>, value: string): string {
  // `Object.hasOwn`: a stored value may be named like an inherited property.
  return Object.hasOwn(names, value) ? (names[value] ?? value) : value;
}

function withoutEmpty(all: readonly [string, string | undefined][]): ReceiptRow[] {
  return all.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/**
 * The method and the payee of a withdrawal, labelled like the form. Render each value in `<bdi>`: its
 * direction must not affect the text around it.
 */
export function payeeRows({ method, cryptoType, ...payee }: PayeeFields): ReceiptRow[] {
  const { accountNumber } = payee;
  const emailNames: Readonly<Record<string, string>> = messages.emailOf;
  return withoutEmpty([
    [rows.method, method && nameIn(messages.methods, method)],
    [rows.accountNumber, accountNumber && groupAccountNumber(accountNumber)],
    [rows.bankName, payee.bankName],
    [rows.accountHolderName, payee.accountHolderName],
    [emailNames[method ?? ''] ?? rows.email, payee.email],
    [rows.cryptoAddress, payee.cryptoAddress],
    [rows.cryptoType, cryptoType && nameIn(messages.coins, cryptoType)],
  ]);
}

/** The rows below the amount and the status of any receipt; the balance only while balances are shown. */
export function receiptRows(
  entry: ReceiptEntry,
  { username, country: currency }: ReceiptAccount,
  showsBalance: boolean,
): ReceiptRow[] {
  const { id, type, date, balance } = entry;
  const { types, now } = historyTexts.transactions;
  const isWithdrawal = type === 'withdrawal';
  return [
    ...withoutEmpty([
      [rows.date, date ? dates.format(date) : now],
      [rows.type, types[type]],
      // Only the bank credits an account.
      [rows.from, isWithdrawal ? username : brand.name],
      [rows.to, isWithdrawal ? undefined : username],
    ]),
    ...payeeRows(entry),
    ...withoutEmpty([
      [
        rows.balance,
        showsBalance && balance !== undefined
          ? formatMoney(balance, currency, locale())
          : undefined,
      ],
      [rows.reference, id],
    ]),
  ];
}

/** The receipt as plain text, for sharing. */
export function receiptText(
  entry: ReceiptEntry,
  account: ReceiptAccount,
  showsBalance: boolean,
): string {
  const lines = [
    { name: rows.amount, value: formatMoney(entry.amount, account.country, locale()) },
    { name: rows.status, value: statusBadge(entry.status).text },
    ...receiptRows(entry, account, showsBalance),
  ].map(({ name, value }) => messages.line(name, value));
  return [messages.heading(brand.name), ...lines, messages.demonstration].join('\n');
}
