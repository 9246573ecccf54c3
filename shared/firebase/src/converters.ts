import {
  INITIAL_ACCOUNT_LEVEL,
  toCents,
  type Cents,
  type Transaction,
  type TransactionType,
  type UserProfile,
} from '@bank/domain';

// Documents outlive the code that wrote them, and administrators type into the console: a field may
// be missing or of another type. Each is read with a value that gives nobody more than they have.
type Fields = Readonly<Record<string, unknown>>;

const TRANSACTION_TYPES: readonly TransactionType[] = ['withdrawal', 'send_loan', 'send_money'];
const OPTIONAL_TEXTS = [
  'method',
  'accountNumber',
  'accountHolderName',
  'bankName',
  'email',
  'cryptoType',
  'by',
] as const;

function text(value: unknown, fallback = ''): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

function money(value: unknown): Cents {
  return toCents(typeof value === 'number' && Number.isFinite(value) ? value : 0);
}

/** Administrators type the level as text (section 3); what is no number is the level of a new account. */
function accountLevel(value: unknown): number {
  const level = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof level === 'number' && Number.isFinite(level) ? level : INITIAL_ACCOUNT_LEVEL;
}

/** A server timestamp, known by its method so that this file needs nothing of the SDK. */
function date(value: unknown): Date | null {
  if (typeof value !== 'object' || value === null || !('toDate' in value)) return null;
  const result: unknown = typeof value.toDate === 'function' ? value.toDate() : null;
  return result instanceof Date ? result : null;
}

function transactionType(data: Fields): TransactionType {
  const known = TRANSACTION_TYPES.find((type) => type === data.type);
  return known ?? ('by' in data ? 'send_money' : 'withdrawal');
}

function optionalTexts(data: Fields): Partial<Record<(typeof OPTIONAL_TEXTS)[number], string>> {
  const present = OPTIONAL_TEXTS.map((key) => [key, text(data[key])]).filter(([, value]) => value);
  return Object.fromEntries(present);
}

/** `users/{uid}` as a profile (section 3). A missing username is 'User' (section 2, Dashboard). */
export function toUserProfile(uid: string, data: Fields): UserProfile {
  return {
    uid,
    username: text(data.username, 'User'),
    email: text(data.email),
    accountBalance: money(data.accountBalance),
    loanBalance: money(data.loanBalance),
    country: text(data.country),
    accountLevel: accountLevel(data.accountLevel),
    isAdmin: data.isAdmin === true,
    number: text(data.number),
    transactionsEnabled: data.transactionEnabled === true,
  };
}

/** `transactions/{id}` as a line of the history (section 3). */
export function toTransaction(id: string, data: Fields): Transaction {
  return {
    id,
    userId: text(data.userId),
    type: transactionType(data),
    amount: money(data.amount),
    date: date(data.date),
    status: text(data.status) || null,
    ...(typeof data.balance === 'number' && { balance: money(data.balance) }),
    ...optionalTexts(data),
  };
}
