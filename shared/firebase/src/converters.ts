import {
  INITIAL_ACCOUNT_LEVEL,
  readCents,
  toCents,
  type Cents,
  type Transaction,
  type TransactionType,
  type UserProfile,
} from '@bank/domain';

// Fields may be missing or have another type: documents outlive the code that wrote them, and
// administrators edit them in the console. Each fallback grants the least: no money, no rights.
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
  return readCents(value) ?? toCents(0);
}

/** Administrators may type the level as text (specification, section 3); the fallback is a new account's level. */
function accountLevel(value: unknown): number {
  const level = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof level === 'number' && Number.isFinite(level) ? level : INITIAL_ACCOUNT_LEVEL;
}

/** Detects a Firestore timestamp by its method, so that this file does not import the SDK. */
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

/** Converts `users/{uid}` (specification, section 3). A missing username is 'User' (section 2, Dashboard). */
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

/** Converts `transactions/{id}` (specification, section 3). */
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
