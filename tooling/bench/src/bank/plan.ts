import { COINS, isZeroDecimal, VAT_CODE, type Payee, type Schedule } from '@bank/domain';
import type { BankOptions } from './options';
import { plansPayments, REPEATS } from './planned-payments';
import { LIMITS, limitOf, locksPayments } from './protection';
import { Random } from './random';
import { savesOften } from './savings';

/** The operations and their relative frequency. */
const MIX = {
  withdraw: 36,
  send_money: 26,
  send_loan: 9,
  /** A withdrawal with a wrong code. */
  guess_wrong: 7,
  /** More wrong codes than allowed, and faster than allowed. */
  brute_force: 0.4,
  /** A withdrawal above any possible balance, by a client that does not check it. */
  overdraw: 3,
  /** A withdrawal beyond the customer's own limit, with the right code. */
  exceed: 3,
  /** The customer locks payments; then a payment with the right code is attempted. */
  lock: 0.5,
  /** Money goes to the customer's pot, or comes back. */
  save: 6,
  take_out: 5,
  /** A move of more than there is, to the pot or back, by a client that does not check it. */
  oversave: 1,
  plan_payment: 1.5,
  /** The customer's next due date is paid or skipped, half of the time in two tabs at once. */
  pay_due: 5,
  skip_due: 1.5,
  issue_code: 4,
  /** The customer revokes other sessions; then a stolen session tries to pay with the right code. */
  revoke_sessions: 2,
} as const;

/**
 * How often owners read account and log in a run. The emulator has no indexes: each read scans all
 * logs, which would dominate a long run.
 */
const READS = 200;

/** The probability that an operation replays an earlier one with the same id. */
const REPLAYS = 0.09;

/** The probability that a second tab pays or skips the same due date. */
const SECOND_TABS = 0.5;

export type OperationKind = keyof typeof MIX | 'read';

/** One operation. All have random `cents`, codes and `payee`; only some operations use them. */
export type Operation = {
  id: string;
  kind: OperationKind;
  account: string;
  admin: string;
  cents: number;
  /** The code of a wrong guess; never an issued code. */
  wrongCode: number;
  /** The code that an admin issues. */
  newCode: number;
  payee: Payee;
  /** Of a planned payment. */
  schedule: Schedule;
  /** The id of the operation whose tab was the first for the same due date; its own if it is alone. */
  firstTab: string;
  /** True if the client does not retry after a lost response. */
  givesUpEarly: boolean;
  isReplay: boolean;
};

/** In cents. Credits are larger and rarer than withdrawals, so balances stay low but not empty. */
const DEFAULT_LARGEST = 30_000;
const OVERDRAFT = 90_000_000_000;
const UNIT = 100;
const LARGEST: Partial<Record<OperationKind, number>> = {
  withdraw: 10_000,
  revoke_sessions: 10_000,
  lock: 10_000,
  save: 10_000,
  take_out: 2000,
  pay_due: 2000,
};

/** With ends of months and a leap day. */
const FIRST_DATES = ['2024-02-29', '2025-12-31', '2026-01-31', '2026-03-15'] as const;

export const ADMINS = Array.from({ length: 8 }, (_, index) => `admin-${index + 1}`);

/** Whether the operation moves money between balance and pot. */
export function isMove(kind: OperationKind): boolean {
  return kind === 'save' || kind === 'take_out' || kind === 'oversave';
}

function isOfDueDate(kind: OperationKind): boolean {
  return kind === 'pay_due' || kind === 'skip_due';
}

/** The cents that a move adds to the pot; negative if they come back. */
export function savedCents({ kind, cents }: Operation): number {
  const isBack = kind === 'take_out' || (kind === 'oversave' && cents === OVERDRAFT);
  return isBack ? -cents : cents;
}

/** Returns another admin, who proposes what `admin` releases. */
export function proposerFor(admin: string): string {
  return ADMINS.find((other) => other !== admin) ?? '';
}

export function customers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `customer-${index + 1}`);
}

/** Every fifth customer has a currency without decimals. */
export function currencyOf(customer: string): string {
  return customer.endsWith('0') || customer.endsWith('5') ? 'JPY' : 'EUR';
}

/** Plans the operations in order. The same options always create the same plan. */
export function planOperations(options: BankOptions): Operation[] {
  const random = new Random(options.seed);
  const accounts = customers(options.accounts);
  const plan: Operation[] = [];
  while (plan.length < options.operations) {
    const repeated = random.chance(REPLAYS) ? earlierOperation(plan, random) : undefined;
    const kind = random.chance(READS / options.operations) ? 'read' : drawKind(random);
    const planned = operation(kind, accounts, random);
    plan.push(repeated ? { ...repeated, isReplay: true } : planned);
    if (!repeated && isOfDueDate(kind) && random.chance(SECOND_TABS)) {
      plan.push({ ...planned, id: random.id(), kind: random.chance(0.7) ? 'pay_due' : 'skip_due' });
    }
  }
  return plan.slice(0, options.operations);
}

/** Returns an earlier operation; every second time one of the latest, which may still be running (double click). */
function earlierOperation(plan: readonly Operation[], random: Random): Operation | undefined {
  const from = random.chance(0.5) ? Math.max(0, plan.length - 10) : 0;
  const found = plan[random.whole(from, plan.length - 1)];
  const isRepeatable = found && found.kind !== 'read' && found.kind !== 'brute_force';
  return isRepeatable ? found : undefined;
}

function operation(kind: OperationKind, accounts: readonly string[], random: Random): Operation {
  const id = random.id();
  const account = random.pick(accountsFor(kind, accounts));
  const admin = random.pick(ADMINS);
  const cents = centsFor(kind, account, random);
  return {
    ...{ id, kind, account, admin },
    cents: isZeroDecimal(currencyOf(account)) ? Math.ceil(cents / 100) * 100 : cents,
    wrongCode: random.whole(0, VAT_CODE.min - 1),
    newCode: random.whole(VAT_CODE.min, VAT_CODE.max),
    payee: payee(random),
    schedule: { every: random.pick(REPEATS), first: random.pick(FIRST_DATES) },
    firstTab: id,
    givesUpEarly: random.chance(0.15),
    isReplay: false,
  };
}

/** Only customers with a limit exceed it, only some lock payments, for good, and few save or plan payments. */
function accountsFor(kind: OperationKind, accounts: readonly string[]): readonly string[] {
  if (kind === 'exceed') return accounts.filter(limitOf);
  const saving = isMove(kind) ? accounts.filter(savesOften) : [];
  if (saving.length > 0) return saving;
  const planning =
    kind === 'plan_payment' || isOfDueDate(kind) ? accounts.filter(plansPayments) : [];
  if (planning.length > 0) return planning;
  const locking = kind === 'lock' ? accounts.filter(locksPayments) : [];
  return locking.length > 0 ? locking : accounts;
}

function centsFor(kind: OperationKind, account: string, random: Random): number {
  if (kind === 'overdraw') return OVERDRAFT;
  if (kind === 'oversave') return OVERDRAFT - random.whole(0, 1) * UNIT;
  const name = kind === 'exceed' ? limitOf(account) : undefined;
  if (name) return random.whole(LIMITS[name] + 1, LIMITS[name] + 1000);
  return random.whole(1, LARGEST[kind] ?? DEFAULT_LARGEST);
}

function drawKind(random: Random): OperationKind {
  const kinds = Object.entries(MIX) as [keyof typeof MIX, number][];
  let left = random.next() * kinds.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [kind, weight] of kinds) {
    left -= weight;
    if (left < 0) return kind;
  }
  return 'withdraw';
}

function payee(random: Random): Payee {
  const email = `payee-${random.whole(1, 99)}@wallet.example`;
  const accountNumber = `IE29AIBK931152${random.whole(10_000_000, 99_999_999)}`;
  return random.pick<Payee>([
    { method: 'Bank', accountNumber, bankName: 'First Bank', accountHolderName: 'Ada Okafor' },
    { method: 'PayPal', email },
    { method: 'CashApp', email },
    {
      method: 'Cryptocurrency',
      cryptoAddress: `bc1q${accountNumber}`,
      cryptoType: random.pick(COINS),
    },
  ]);
}
